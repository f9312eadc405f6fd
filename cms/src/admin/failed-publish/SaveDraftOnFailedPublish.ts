'use client'

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Saves the form as a draft after publishing failed validation. Payload 3.90 autosaves drafts one second after the last
 * change, but discards the pending autosave when it publishes. Renders nothing.
 */
export function SaveDraftOnFailedPublish() {
  const { getData, setModified } = useForm()
  const { id, collectionSlug, ...versions } = useDocumentInfo()
  const { mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved } = versions
  const { setUnpublishedVersionCount } = versions
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const isProcessing = useFormProcessing()
  // True from a failed submission until the next save.
  const hasFailed = useFormSubmitted()
  const wasProcessing = useRef(false)
  const saveDraft = useEffectEvent(async () => {
    const query = `autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`
    // Not by the form's submit, which would remove the validation messages.
    const response = await fetch(`${routes.api}/${collectionSlug}/${id}?${query}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...getData(), _status: 'draft' }),
    }).catch(() => null)
    if (!response?.ok) return setModified(true)
    if (mostRecentVersionIsAutosaved) return
    setMostRecentVersionIsAutosaved(true)
    setUnpublishedVersionCount((count) => count + 1)
  })
  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (hasEnded && hasFailed && id !== undefined) void saveDraft()
  }, [isProcessing, hasFailed, id])
  return null
}
