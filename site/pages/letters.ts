/** What a page is mostly written with, and so which files of its faces it asks for ahead. */
export type Letters = 'english' | 'latin' | 'other'

/** @param lang BCP 47 */
export function lettersOf(lang: string): Letters {
  const { language, script } = new Intl.Locale(lang).maximize()
  if (language === 'en') return 'english'
  return script === 'Latn' ? 'latin' : 'other'
}
