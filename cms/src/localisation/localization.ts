import type { Languages } from '@tessera/content'
import type { LocalizationConfig } from 'payload'

/** Written from right to left, whatever the region. */
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The languages of content for Payload, each named as those who speak it do. Lists fall back to the first. */
export const localization = ([first, ...others]: Languages): LocalizationConfig => ({
  defaultLocale: first,
  fallback: true,
  locales: [first, ...others].map((code) => ({
    code,
    label: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
    rtl: RIGHT_TO_LEFT.has(code.split('-')[0] ?? code),
  })),
})
