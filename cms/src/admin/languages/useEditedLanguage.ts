import { useConfig, useLocale } from '@payloadcms/ui'

/** The name of the language that is edited, in itself; null on a site of one. */
export function useEditedLanguage(): string | null {
  const { localization } = useConfig().config
  const { code, label } = useLocale()
  if (!localization || localization.locales.length < 2) return null
  return typeof label === 'string' ? label : code
}
