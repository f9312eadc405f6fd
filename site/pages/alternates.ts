import type { LanguageLink } from './chrome'

export interface Alternate {
  readonly lang: string
  /** Root-relative. */
  readonly href: string
}

/**
 * The same document in each language it is published in, its own among them, and the first language for everybody else
 * (https://developers.google.com/search/docs/specialty/international/localized-versions). Where it is in one language
 * alone there is nothing to tell.
 */
export function alternatesOf(languages: readonly LanguageLink[]): readonly Alternate[] {
  const same = languages.filter(({ isSameDocument }) => isSameDocument)
  const [first] = languages
  if (same.length < 2) return []
  return first?.isSameDocument ? [...same, { lang: 'x-default', href: first.href }] : same
}
