import type { PageBlock } from '@tessera/content'
import type { Gallery, GalleryView } from '@tessera/gallery/core'
import type { GalleryOnPage } from '../../pages/GalleryRoot'
import { isGallery } from '../galleries/gallery-shelf'
import type { PageRecord } from '../publications/library'
import type { Site } from '../site'
import type { Answer } from './answer'
import { articleOnPage } from './article-on-page'
import { describePage } from './describe-page'
import { playersOfBlocks } from './player-hosts'
import { readPageState, type PageState, type StatedGallery } from './page-state'

export function answerPage(site: Site, record: PageRecord, search: string): Answer {
  const state = readPageState(site.shelf().on(record), search)
  return {
    kind: 'page',
    status: 200,
    cacheKey: record.path + state.search,
    isKept: !state.galleries.some(isMadeUp),
    frameHosts: playersOfBlocks(record.page.blocks),
    render: (renderer) => {
      const galleries = showGalleries(site, record, state)
      return renderer.renderPage(site.chrome(record.path), describePage(site, record, galleries), {
        ...record.page,
        galleries,
      })
    },
  }
}

/** Words and seeds are as many as anybody cares to type. */
const isMadeUp = ({ state: { query, sort } }: StatedGallery) =>
  query !== '' || sort?.by === 'random'

/**
 * In the first screen of a desk: two rows of pattern 4. Below a text they come when they are near: on a phone they are
 * out of sight, and hundreds of kB that fonts and styles would wait for.
 */
const EAGER_IMAGES = 4

/** Masonry and justified rows stand in the markup as numbers: nothing here needs every tile's shape. */
const NO_RATIOS = { ratios: false }

function showGalleries(
  site: Site,
  { key, page }: PageRecord,
  { galleries, search }: PageState,
): readonly GalleryOnPage[] {
  const [first] = page.blocks
  return galleries.map(({ shown: { gallery, index, file }, state }) => {
    const view = index.view(state, NO_RATIOS)
    return {
      gallery,
      state,
      view,
      search,
      source: `${site.base}/galleries/${encodeURIComponent(key)}/${gallery.id}/${file().hash}.json`,
      eagerImages: isGalleryOf(first, gallery) ? EAGER_IMAGES : 0,
      article: openArticle(site, gallery, view),
    }
  })
}

const isGalleryOf = (block: PageBlock | undefined, { id }: Gallery) =>
  block !== undefined && isGallery(block) && block.id === id

function openArticle(site: Site, { lightbox }: Gallery, { slide }: GalleryView) {
  if (!slide || lightbox?.slides !== 'articles') return null
  const record = site.publications.library.articleAt(slide.tile.href)
  return record ? articleOnPage(site, record) : null
}
