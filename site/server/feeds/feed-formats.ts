import { HOME_SLUG, type GalleryBlock, type Page } from '@tessera/content'
import type { FeedLink } from '../../components/layout/head/meta'
import { toAtom } from './atom'
import type { Feed } from './feed'
import { toJsonFeed } from './json-feed'
import { toRss } from './rss'

export interface FeedFormat {
  /** Last segment of the feed's path. */
  readonly file: string
  readonly type: FeedLink['type']
  readonly label: string
  readonly write: (feed: Feed) => string
}

/** The format that most feed readers support comes first. */
export const FEED_FORMATS = [
  { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS', write: toRss },
  { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom', write: toAtom },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed', write: toJsonFeed },
] as const satisfies readonly FeedFormat[]

/**
 * Path of a feed, without the base of its language.
 * @param gallery null for the feed of all galleries of the page
 */
export const feedPath = (slug: string, gallery: string | null, file: string): string =>
  `/feeds/${encodeURI(slug)}/${gallery === null ? '' : `${gallery}/`}${file}`

export function feedTitle(
  page: Pick<Page, 'slug' | 'title'>,
  gallery: Pick<GalleryBlock, 'title'> | null,
  siteName: string,
): string {
  if (gallery) return `${gallery.title} – ${siteName}`
  return page.slug === HOME_SLUG ? siteName : `${page.title} – ${siteName}`
}
