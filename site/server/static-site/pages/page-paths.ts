import { INITIAL_STATE, writeState } from '@tessera/gallery/core'
import { SEARCH_PATH } from '../../../serialization/search'
import { isGallery } from '../../galleries/is-gallery'
import { MAX_TILES_RENDERED } from '../../galleries/to-gallery'
import type { PageRecord } from '../../publications/document-store'
import type { Site } from '../../site'
import { numberedPagePath, STATIC_PREFIX } from '../files/static-paths'
import type { RenderedPage } from './rewrite-urls'

/** A page that is rendered into a file. Paths are without the prefix. */
export interface PageToRender extends RenderedPage {
  /** Of the file; differs from `path` for later pages of a gallery. */
  readonly filePath: string
}

/** All pages of a language: documents, later pages of galleries, and the search. */
export async function pagesOf(site: Site): Promise<readonly PageToRender[]> {
  const { store } = site.publications
  const pages: PageToRender[] = []
  const add = (path: string) => pages.push({ path, filePath: path, search: '' })
  for (const record of store.pages.values()) {
    add(withoutPrefix(record.path))
    pages.push(...(await laterPagesOf(site, record)))
  }
  for (const { path } of store.articles.values()) add(withoutPrefix(path))
  // The page of an image is missing while its files are.
  for (const { path, media } of store.images.values())
    if (store.media.has(media)) add(withoutPrefix(path))
  if (store.site?.search !== false) add(withoutPrefix(site.base + SEARCH_PATH))
  return pages
}

async function laterPagesOf(site: Site, record: PageRecord): Promise<readonly PageToRender[]> {
  const cache = site.galleryCache()
  await cache.whenReady(record, '')
  const path = withoutPrefix(record.path)
  return record.page.blocks.filter(isGallery).flatMap((block) => {
    const { gallery, index } = cache.get(record.key, block)
    const { paging } = gallery
    if (paging.kind === 'all') return []
    const { pages } = index.view(INITIAL_STATE, { ratios: false })
    // "Load more" repeats the tiles of the pages before.
    const max = paging.kind === 'more' ? Math.floor(MAX_TILES_RENDERED / paging.size) : Infinity
    const count = Math.max(0, Math.min(pages, max) - 1)
    return Array.from({ length: count }, (_, i) => ({
      path,
      filePath: numberedPagePath(path, gallery.id, i + 2),
      search: writeState(gallery, { ...INITIAL_STATE, page: i + 2 }, ''),
    }))
  })
}

export const withoutPrefix = (path: string): string => path.slice(STATIC_PREFIX.length) || '/'
