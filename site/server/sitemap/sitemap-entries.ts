import { mediaInBlocks, type Media } from '@tessera/content'
import { toTileImage } from '../galleries/to-tile'
import { shareImage } from '../metadata/share-image'
import type { ArticleRecord } from '../publications/article-record'
import type { DocumentStore, PageRecord } from '../publications/document-store'

/** A page or article in a sitemap. */
export interface SitemapEntry {
  /** Root-relative. */
  readonly path: string
  /** ms since 1970 */
  readonly modified: number
  /** Root-relative. */
  readonly images: readonly string[]
}

/** Images per entry (developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps). */
const MAX_IMAGES = 1_000

export const pageModified = ({ page: { modified } }: Pick<PageRecord, 'page'>): number =>
  Date.parse(modified)

/** Images of galleries are in the entries of their articles. */
export const pageEntry = (
  { media }: Pick<DocumentStore, 'media'>,
  record: PageRecord,
): SitemapEntry => ({
  path: record.path,
  modified: pageModified(record),
  images: [...new Set(mediaInBlocks(record.page.blocks))]
    .flatMap((id) => media.get(id) ?? [])
    .flatMap(imagePaths)
    .slice(0, MAX_IMAGES),
})

export function articleEntry(
  { media }: Pick<DocumentStore, 'media'>,
  { path, modified, cover }: ArticleRecord,
): SitemapEntry {
  const image = cover === null ? undefined : media.get(cover)
  return { path, modified, images: image ? imagePaths(image) : [] }
}

/** Cached, because thousands of articles may share a cover. */
const pathsByMedia = new WeakMap<Media, readonly string[]>()

function imagePaths(media: Media): readonly string[] {
  const cached = pathsByMedia.get(media)
  if (cached) return cached
  const image = shareImage(toTileImage(media), media.alt)
  const paths = image ? [image.src] : []
  pathsByMedia.set(media, paths)
  return paths
}
