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
  readonly pictures: readonly string[]
}

/** Pictures that one address may have (developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const MOST_PICTURES = 1_000

export const pageModified = ({ page: { modified } }: Pick<PageRecord, 'page'>): number | null =>
  modified ? Date.parse(modified) : null

/** Its own pictures: those of its galleries are their articles'. */
export const pageAddress = ({ media }: Pick<Library, 'media'>, record: PageRecord): Address => ({
  path: record.path,
  modified: pageModified(record),
  pictures: [...new Set(mediaInBlocks(record.page.blocks))]
    .flatMap((id) => media.get(id) ?? [])
    .flatMap(addressesOf)
    .slice(0, MOST_PICTURES),
})

export function articleAddress(
  { media }: Pick<Library, 'media'>,
  { path, modified, cover }: ArticleRecord,
): Address {
  const picture = cover === null ? undefined : media.get(cover)
  return { path, modified, pictures: picture ? addressesOf(picture) : [] }
}

/** Asked for every article, and a picture may be the cover of thousands. */
const known = new WeakMap<Media, readonly string[]>()

function addressesOf(media: Media): readonly string[] {
  const before = known.get(media)
  if (before) return before
  const image = shareImage(toTileImage(media), media.alt)
  const addresses = image ? [image.src] : []
  known.set(media, addresses)
  return addresses
}
