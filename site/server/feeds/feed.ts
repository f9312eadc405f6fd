/** A feed, independent of its format. URLs are absolute; times are ISO 8601 in UTC. */
export interface Feed {
  readonly title: string
  readonly description: string | null
  readonly lang: string
  /** URL of the page with the galleries. */
  readonly home: string
  /** URL of the feed. */
  readonly self: string
  /** The newest `updated` of the entries. */
  readonly updated: string
  readonly icon: string
  /** The site's name. */
  readonly author: string
  /** Newest first. */
  readonly entries: readonly FeedEntry[]
}

export interface FeedEntry {
  /** Does not change when the article is renamed; otherwise feed readers would show it again. */
  readonly id: string
  readonly title: string
  readonly url: string
  readonly author: string | null
  readonly excerpt: string | null
  /** HTML; null if the site's feeds have only excerpts. */
  readonly html: string | null
  readonly published: string | null
  readonly updated: string
  readonly terms: readonly string[]
  readonly image: FeedImage | null
}

export interface FeedImage {
  readonly url: string
  /** Media type. */
  readonly type: string
  readonly bytes: number
}
