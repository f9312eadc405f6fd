import type { LanguageLink } from '../page-shell-props'

export interface Alternate {
  /** A language tag, or `x-default`. */
  readonly lang: string
  /** Root-relative. */
  readonly href: string
}

/**
 * A document in all its languages, its own included, with the site's first language as the default
 * (https://developers.google.com/search/docs/specialty/international/localized-versions). Empty for a document in one
 * language.
 */
export function alternatesOf(languages: readonly LanguageLink[]): readonly Alternate[] {
  const same = languages.filter(({ isSameDocument }) => isSameDocument)
  const [first] = languages
  if (same.length < 2) return []
  return first?.isSameDocument ? [...same, { lang: 'x-default', href: first.href }] : same
}
