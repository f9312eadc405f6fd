/** Tags (BCP 47) of the languages that content is in, such as `['en', 'ar']`; the first has no tag in its addresses. */
export type Languages = readonly [string, ...string[]]

/** Of a site that is not told. */
export const DEFAULT_LOCALE = 'en'

/** What may stand in an address as a language. */
export const isLanguageTag = (tag: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)

/** What the addresses of a language begin with: '' for the first, `/ar` for another. */
export const basePath = (locale: string, [first]: Languages): string =>
  locale === first ? '' : `/${locale}`

/** A document's path among those of its language; the front page of one is the base itself. */
export const withBase = (base: string, path: string): string =>
  path === '/' ? base || '/' : base + path

/** The language of an address, by what it begins with. */
export function localeOfPath(path: string, [first, ...others]: Languages): string {
  const [, begin = ''] = path.split(/[/?#]/)
  return others.includes(begin) ? begin : first
}
