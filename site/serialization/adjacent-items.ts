/** The position of an article in a filtered gallery, and the articles before and after it. */
export interface AdjacentItems {
  /** From 1. */
  readonly position: number
  readonly total: number
  /** Null if the gallery shows only this article. */
  readonly previous: AdjacentItem | null
  readonly next: AdjacentItem | null
}

export interface AdjacentItem {
  readonly title: string
  readonly href: string
}
