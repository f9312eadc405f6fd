import type { Languages } from '@tessera/content'
import type { LocalizationConfig } from 'payload'

/** Languages that are written from right to left, in every region. */
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** Payload's localisation of the content. Each language is labelled in that language. */
export const localization = ([first, ...others]: Languages): LocalizationConfig => ({
  defaultLocale: first,
  fallback: true,
  locales: [first, ...others].map((code) => ({
    code,
    label: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
    rtl: RIGHT_TO_LEFT.has(code.split('-')[0] ?? code),
  })),
})
