import type { PageBlock } from '@tessera/content'
import type { Gallery, GalleryView } from '@tessera/gallery/core'
import type { GalleryOnPage } from '../../components/blocks/GalleryBlock'
import { isGallery } from '../galleries/is-gallery'
import { describePage } from '../metadata/describe-page'
import type { PageRecord } from '../publications/document-store'
import type { Site } from '../site'
import { articleOnPage } from './article-on-page'
import { imageOnPage } from './image-on-page'
import type { PageResponse } from './page/page-response'
import { readPageState, type GalleryWithState } from './page/page-state'
import { playerHostsInBlocks } from './player-hosts'
import { relatedTiles } from './related/related-tiles'

export function handlePage(site: Site, record: PageRecord, search: string): PageResponse {
  const state = readPageState(site.galleryCache().galleriesOf(record), search)
  return {
    kind: 'page',
    status: 200,
    cacheKey: record.path + state.search,
    isCacheable: state.galleries.every(hasFewStates),
    frameHosts: playerHostsInBlocks(record.page.blocks),
    render: (renderer) => {
      const galleries = state.galleries.map((each) =>
        galleryOnPage(site, record, each, state.search),
      )
      return renderer.renderPage(
        site.pageShell(record.path),
        describePage(site, record, galleries),
        { ...record.page, galleries },
      )
    },
  }
}

/** Visitors can make up any number of queries and random seeds. */
export const hasFewStates = ({ state: { query, sort } }: GalleryWithState) =>
  query === '' && sort?.by !== 'random'

/**
 * Images in the first screen of a wide viewport: two rows of pattern 4. Below an introduction it is one: a phone shows
 * no more, and hundreds of kB would delay fonts and style sheets. Below other blocks all images are lazy.
 */
const EAGER_IMAGES = 4
const EAGER_IMAGES_BELOW_TEXT = 1

/** The markup has masonry and justified rows as numbers, so no list of all aspect ratios is needed. */
const NO_RATIOS = { ratios: false }

/** @param search canonical query string of the page */
export function galleryOnPage(
  site: Site,
  { key, page }: PageRecord,
  { built: { gallery, index, file }, state }: GalleryWithState,
  search: string,
): GalleryOnPage {
  const view = index.view(state, NO_RATIOS)
  return {
    gallery,
    state,
    view,
    search,
    source: `${galleryPath(site, key, gallery.id)}/${file.hash()}.json`,
    eagerImages: countEagerImages(page.blocks, gallery),
    article: openArticle(site, gallery, view),
    details: openDetails(site, gallery, view),
  }
}

function countEagerImages([first, second]: readonly PageBlock[], gallery: Gallery): number {
  if (isBlockOf(gallery, first)) return EAGER_IMAGES
  return first?.type === 'richText' && isBlockOf(gallery, second) ? EAGER_IMAGES_BELOW_TEXT : 0
}

/** Start of the paths of a gallery's routes (routes/galleries.ts). */
export const galleryPath = ({ base }: Pick<Site, 'base'>, pageKey: string, id: string) =>
  `${base}/galleries/${encodeURIComponent(pageKey)}/${id}`

const isBlockOf = ({ id }: Gallery, block: PageBlock | undefined) =>
  block !== undefined && isGallery(block) && block.id === id

function openArticle(site: Site, { lightbox }: Gallery, { slide }: GalleryView) {
  if (!slide || lightbox?.slides !== 'articles') return null
  const record = site.publications.store.articleAt(slide.tile.href)
  return record ? articleOnPage(site, record) : null
}

/** The work of the open slide, if its details are shown. */
function openDetails(
  site: Site,
  { lightbox }: Gallery,
  { slide }: GalleryView,
): GalleryOnPage['details'] {
  if (!slide || !lightbox?.details || lightbox.slides === 'articles') return null
  const { store } = site.publications
  const article = store.articleAt(slide.tile.href)
  if (article) {
    return {
      kind: 'article',
      article: articleOnPage(site, article),
      related: relatedTiles(store, article),
    }
  }
  const record = store.imageAt(slide.tile.href)
  const image = record && imageOnPage(store, record)
  return image ? { kind: 'image', image, related: relatedTiles(store, record) } : null
}
