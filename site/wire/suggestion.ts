/** A page that a visitor who has begun to type may mean. */
export interface Suggestion {
  readonly title: string
  readonly href: string
}
