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
 * Saves as a draft what was typed right before a publication that is refused. Payload 3.90 saves drafts a second after the
 * last letter, but not while it publishes, and forgets it then. Draws nothing.
 */
export function KeepChanges() {
  const { getData, setModified } = useForm()
  const { id, collectionSlug, ...versions } = useDocumentInfo()
  const { mostRecentVersionIsAutosaved, setMostRecentVersionIsAutosaved } = versions
  const { setUnpublishedVersionCount } = versions
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const isProcessing = useFormProcessing()
  // True from a refusal until something is saved.
  const isRefused = useFormSubmitted()
  const wasProcessing = useRef(false)
  const keep = useEffectEvent(async () => {
    const query = `autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`
    // Not by the form: that would take the refusal's reasons off the fields.
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
    if (hasEnded && isRefused && id !== undefined) void keep()
  }, [isProcessing, isRefused, id])
  return null
}
