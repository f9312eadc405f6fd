import type { FontSubset } from '../../../components/layout/head/assets'

/**
 * The font files that a page in a language needs.
 * @param lang BCP 47
 */
export function fontSubsetOf(lang: string): FontSubset {
  const { language, script } = new Intl.Locale(lang).maximize()
  if (language === 'en') return 'english'
  return script === 'Latn' ? 'latin' : 'other'
}
