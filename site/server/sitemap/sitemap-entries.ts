import { mediaInBlocks, type Media } from '@tessera/content'
import { shareImage } from '../metadata/share-image'
import { toTileImage } from '../galleries/to-tile'
import type { ArticleRecord } from '../publications/article-record'
import type { DocumentStore, PageRecord } from '../publications/document-store'

/** Something to be found. */
export interface SitemapEntry {
  /** Root-relative. */
  readonly path: string
  /** ms since 1970 */
  readonly modified: number
  /** Root-relative. */
  readonly images: readonly string[]
}

/** Images that one address may have (developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const MAX_IMAGES = 1_000

export const pageModified = ({ page: { modified } }: Pick<PageRecord, 'page'>): number =>
  Date.parse(modified)

/** Its own images: those of its galleries are their articles'. */
export const pageEntry = ({ media }: Pick<DocumentStore, 'media'>, record: PageRecord): SitemapEntry => ({
  path: record.path,
  modified: pageModified(record),
  images: [...new Set(mediaInBlocks(record.page.blocks))]
    .flatMap((id) => media.get(id) ?? [])
    .flatMap(addressesOf)
    .slice(0, MAX_IMAGES),
})

export function articleEntry(
  { media }: Pick<DocumentStore, 'media'>,
  { path, modified, cover }: ArticleRecord,
): SitemapEntry {
  const image = cover === null ? undefined : media.get(cover)
  return { path, modified, images: image ? addressesOf(image) : [] }
}

/** Asked for every article, and an image may be the cover of thousands. */
const known = new WeakMap<Media, readonly string[]>()

function addressesOf(media: Media): readonly string[] {
  const before = known.get(media)
  if (before) return before
  const image = shareImage(toTileImage(media), media.alt)
  const addresses = image ? [image.src] : []
  known.set(media, addresses)
  return addresses
}
