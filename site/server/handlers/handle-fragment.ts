import { writeState } from '@tessera/gallery/core'
import type { GalleryOnPage } from '../../components/blocks/GalleryBlock'
import { fragmentCacheKey } from '../http/fragment-request'
import type { ArticleRecord } from '../publications/article-record'
import type { ImageRecord } from '../publications/image-record'
import type { PageRecord } from '../publications/document-store'
import type { Site } from '../site'
import { articleOnPage } from './article-on-page'
import { galleryOnPage, galleryPath, hasFewStates } from './handle-page'
import { imageOnPage } from './image-on-page'
import type { PageResponse, RenderablePage } from './page/page-response'
import { readPageState } from './page/page-state'
import { relatedTiles } from './related/related-tiles'

/** An article without the page around it but for related works, for the lightbox. The query string has no effect. */
export const handleArticleFragment = (site: Site, record: ArticleRecord): PageResponse => ({
  ...fragmentOf(record),
  render: (renderer) =>
    renderer.renderArticleFragment(
      site.pageShell(record.path),
      articleOnPage(site, record),
      relatedTiles(site.publications.store, record),
    ),
})

/** The page of an image without what is around it. Null while its files are not published. */
export function handleImageFragment(site: Site, record: ImageRecord): PageResponse | null {
  const { store } = site.publications
  const image = imageOnPage(store, record)
  return (
    image && {
      ...fragmentOf(record),
      render: (renderer) =>
        renderer.renderImageFragment(
          site.pageShell(record.path),
          image,
          relatedTiles(store, record),
        ),
    }
  )
}

/** The texts of a page, with links to its galleries. */
export const handlePageFragment = (site: Site, record: PageRecord): PageResponse => ({
  ...fragmentOf(record),
  render: (renderer) => renderer.renderPageFragment(site.pageShell(record.path), record.page),
})

const fragmentOf = ({ path }: { readonly path: string }) =>
  ({
    kind: 'page',
    status: 200,
    cacheKey: fragmentCacheKey(path),
    isCacheable: true,
    headers: {
      'X-Robots-Tag': 'noindex',
      // Some shared caches ignore `Vary` and would serve a fragment as the page.
      'Cache-Control': 'private, max-age=0',
    },
  }) as const

/**
 * A gallery of a page, for a click that comes before the gallery is hydrated. The query string is that of the page, and
 * the links keep the keys of the other galleries. The lightbox is closed.
 *
 * @returns null if the page has no such gallery
 */
export function handleGalleryFragment(
  site: Site,
  record: PageRecord,
  { id, search }: { readonly id: string; readonly search: string },
): RenderablePage | null {
  const page = readPageState(site.galleryCache().galleriesOf(record), search)
  const found = page.galleries.find(({ built }) => built.gallery.id === id)
  if (!found) return null
  const state = { ...found.state, openTileId: null }
  const canonical = writeState(found.built.gallery, state, page.search)
  return galleryFragment(site, {
    cacheKey: `${galleryPath(site, record.key, id)}/fragment${canonical}`,
    isCacheable: page.galleries.every(hasFewStates),
    content: () => galleryOnPage(site, record, { ...found, state }, canonical),
  })
}

/** A gallery without its page. It has a URL of its own, so it varies by encoding alone. */
export const galleryFragment = (
  { messages }: Pick<Site, 'messages'>,
  fragment: Pick<RenderablePage, 'cacheKey' | 'isCacheable'> & {
    readonly content: () => GalleryOnPage
  },
): RenderablePage => ({
  kind: 'page',
  status: 200,
  cacheKey: fragment.cacheKey,
  isCacheable: fragment.isCacheable,
  headers: { 'X-Robots-Tag': 'noindex', Vary: 'Accept-Encoding' },
  render: (renderer) => renderer.renderGalleryFragment(fragment.content(), messages),
})
