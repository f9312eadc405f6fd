'use client'

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * Saves as a draft what was typed right before a publication that is refused, and lets it be tried again. Payload 3.90 saves
 * drafts a second after the last letter, not while it publishes, and forgets it then. Draws nothing.
 */
export function KeepChanges() {
  const { getData, setModified } = useForm()
  const { id, collectionSlug } = useDocumentInfo()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const isProcessing = useFormProcessing()
  // True from a refusal until something is saved.
  const isRefused = useFormSubmitted()
  const wasProcessing = useRef(false)
  useEffect(() => {
    const hasEnded = wasProcessing.current && !isProcessing
    wasProcessing.current = isProcessing
    if (!hasEnded || !isRefused) return
    setModified(true)
    if (id === undefined) return
    // Not by the form: that would take the refusal's reasons off the fields.
    const query = `autosave=true&draft=true&depth=0&fallback-locale=null&locale=${locale}`
    void fetch(`${routes.api}/${collectionSlug}/${id}?${query}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...getData(), _status: 'draft' }),
    }).catch(() => {
      // Offline: the refusal said so, and the words are still in the form.
    })
  }, [isProcessing, isRefused, id, collectionSlug, routes.api, locale, getData, setModified])
  return null
}
