import { useConfig, useLocale } from '@payloadcms/ui'

/** The edited language's own name, such as "Deutsch"; null on a site with one language. */
export function useEditedLanguage(): string | null {
  const { localization } = useConfig().config
  const { code, label } = useLocale()
  if (!localization || localization.locales.length < 2) return null
  return typeof label === 'string' ? label : code
}
