import type { Thing } from 'schema-dts'

/** An image for other sites to show beside a link. */
export interface ShareImage {
  /** Root-relative. */
  readonly src: string
  readonly alt: string
  /** px */
  readonly width: number
  readonly height: number
}

export interface FeedLink {
  readonly type: 'application/rss+xml' | 'application/atom+xml' | 'application/feed+json'
  readonly title: string
  /** Root-relative. */
  readonly href: string
}

/** What search engines, feed readers and other sites are told of a page. */
export interface Meta {
  /** Without the site's name; null for the front page, which bears it alone. */
  readonly title: string | null
  readonly description: string | null
  /** Root-relative, canonical; null for pages that should not be found. */
  readonly address: string | null
  /** False keeps it out of search engines, which follow its links all the same: a filtered view is nobody's page. */
  readonly isIndexed?: boolean
  readonly image: ShareImage | null
  readonly kind: 'website' | 'article'
  /** Root-relative addresses of the pages before and after, where a gallery is numbered. */
  readonly previous?: string | null
  readonly next?: string | null
  readonly feeds?: readonly FeedLink[]
  /** What the page is about, in the words of schema.org. */
  readonly things?: readonly Thing[]
  /** Of an article. */
  readonly dates?: { readonly published: string | null; readonly modified: string | null }
}
