import type { Thing } from 'schema-dts'

/** An image that other sites show with a link to the page. */
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

/** Metadata of a page for search engines, feed readers and other sites. */
export interface Meta {
  /** Without the site's name; null for the front page, whose title is the site's name. */
  readonly title: string | null
  readonly description: string | null
  /** Root-relative canonical URL; null for pages that must not be found. */
  readonly address: string | null
  /** False keeps a page, such as a filtered view, out of search engines. They still follow its links. */
  readonly isIndexed?: boolean
  readonly image: ShareImage | null
  readonly kind: 'website' | 'article'
  /** Root-relative URLs of the previous and next page of a gallery with numbered pages. */
  readonly previous?: string | null
  readonly next?: string | null
  readonly feeds?: readonly FeedLink[]
  /** What the page is about, in terms of schema.org. */
  readonly things?: readonly Thing[]
  /** Of an article. */
  readonly dates?: { readonly published: string | null; readonly modified: string | null }
}
