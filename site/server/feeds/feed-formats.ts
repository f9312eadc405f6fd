import { HOME_SLUG, type GalleryBlock, type Page } from '@tessera/content'
import { atomFeed } from './atom'
import type { Feed } from './feed'
import { jsonFeed } from './json-feed'
import { rssFeed } from './rss'
import type { FeedLink } from '../../pages/meta'

export interface FeedFormat {
  /** Last part of its address. */
  readonly file: string
  readonly type: FeedLink['type']
  readonly label: string
  readonly write: (feed: Feed) => string
}

/** The most widely read one first. */
export const FORMATS = [
  { file: 'rss.xml', type: 'application/rss+xml', label: 'RSS', write: rssFeed },
  { file: 'atom.xml', type: 'application/atom+xml', label: 'Atom', write: atomFeed },
  { file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed', write: jsonFeed },
] as const satisfies readonly FeedFormat[]

/** Of all a page's galleries, or of one; a language's own base goes before it. */
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
