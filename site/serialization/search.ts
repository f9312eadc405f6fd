/** Path of the search page, without the base of its language. The query is in `?q=`. */
export const SEARCH_PATH = '/search'

/** A document whose title matches what the visitor has typed. */
export interface Suggestion {
  readonly title: string
  readonly href: string
}
