'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** A date and time in the language and time zone of the browser, which it names. @param iso ISO 8601 */
export function LocalTime({ iso }: { readonly iso: string }) {
  const { i18n } = useTranslation()
  const text = useSyncExternalStore(
    subscribe,
    () => format(iso, i18n.language),
    () => format(iso, i18n.language, 'UTC'),
  )
  return <time dateTime={iso}>{text}</time>
}

const format = (iso: string, language: string, timeZone?: string) =>
  new Date(iso).toLocaleString(language === 'en' ? 'en-GB' : language, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'short',
    ...(timeZone ? { timeZone } : {}),
  })
