/** A feed in no format yet. Every address is whole; moments are ISO 8601 in UTC. */
export interface Feed {
  readonly title: string
  readonly description: string | null
  readonly lang: string
  /** The page it tells of. */
  readonly home: string
  /** Its own address. */
  readonly self: string
  /** The newest of its entries' moments. */
  readonly updated: string
  readonly icon: string
  /** The site's name. */
  readonly author: string
  /** Newest first. */
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  /** Stays when the article is renamed: readers would show it again as new. */
  readonly id: string
  readonly title: string
  readonly url: string
  readonly author: string | null
  readonly excerpt: string | null
  /** HTML; null where feeds give excerpts only. */
  readonly html: string | null
  readonly published: string | null
  readonly updated: string
  readonly terms: readonly string[]
  readonly image: FeedImage | null
}

export interface FeedImage {
  readonly url: string
  readonly type: string
  readonly bytes: number
}
