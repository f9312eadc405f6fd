/** Where the results are. `?q=` has the words. */
export const SEARCH_PATH = '/search'

/** A page that a visitor who has begun to type may mean. */
export interface Suggestion {
  readonly title: string
  readonly href: string
}
