/** BCP 47 tags of the site's languages, such as `['en', 'ar']`. Paths of the first language have no prefix. */
export type Languages = readonly [string, ...string[]]

export const DEFAULT_LOCALE = 'en'

export const isLanguageTag = (tag: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)

/** Path prefix of a language: '' for the first, `/ar` for another. */
export const basePath = (locale: string, [first]: Languages): string =>
  locale === first ? '' : `/${locale}`

/** Adds a language's prefix to a path. The home page of a language is the prefix itself. */
export const withBase = (base: string, path: string): string =>
  path === '/' ? base || '/' : base + path

/** Language of a path, from its first segment. */
export function localeOfPath(path: string, [first, ...others]: Languages): string {
  const [, segment = ''] = path.split(/[/?#]/)
  return others.includes(segment) ? segment : first
}
