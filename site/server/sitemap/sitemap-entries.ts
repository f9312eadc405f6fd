import { mediaInBlocks, type Media } from '@tessera/content'
import { toTileImage } from '../galleries/to-tile'
import { shareImage } from '../metadata/share-image'
import type { DocumentStore, PageRecord } from '../publications/document-store'
import type { WorkRecord } from '../publications/work-record'

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

/** Images of galleries are in the entries of their articles, or have their own. */
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

export function workEntry({ media }: Pick<DocumentStore, 'media'>, work: WorkRecord): SitemapEntry {
  const { path, modified } = work
  const id = work.kind === 'image' ? work.media : work.cover
  const ids = [...(id === null ? [] : [id]), ...(work.furtherImages ?? [])]
  return {
    path,
    modified,
    images: ids.flatMap((each) => media.get(each) ?? []).flatMap(imagePaths),
  }
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
