import { mediaInBlocks, type Media } from '@tessera/content'
import { shareImage } from '../answers/share-image'
import { toTileImage } from '../galleries/to-tile'
import type { ArticleRecord } from '../publications/article-record'
import type { Library, PageRecord } from '../publications/library'

/** Something to be found. */
export interface Address {
  /** Root-relative. */
  readonly path: string
  /** Milliseconds since 1970; null when it was published before that was told. */
  readonly modified: number | null
  /** Root-relative. */
  readonly images: readonly string[]
}

/** Images that one address may have (developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const MOST_IMAGES = 1_000

export const pageModified = ({ page: { modified } }: Pick<PageRecord, 'page'>): number | null =>
  modified ? Date.parse(modified) : null

/** Its own images: those of its galleries are their articles'. */
export const pageAddress = ({ media }: Pick<Library, 'media'>, record: PageRecord): Address => ({
  path: record.path,
  modified: pageModified(record),
  images: [...new Set(mediaInBlocks(record.page.blocks))]
    .flatMap((id) => media.get(id) ?? [])
    .flatMap(addressesOf)
    .slice(0, MOST_IMAGES),
})

export function articleAddress(
  { media }: Pick<Library, 'media'>,
  { path, modified, cover }: ArticleRecord,
): Address {
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
