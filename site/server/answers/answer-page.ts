import { INITIAL_STATE, writeState, type Gallery, type GalleryView } from '@tessera/gallery/core'
import type { Meta } from '../../pages/Document'
import type { GalleryOnPage } from '../../pages/GalleryRoot'
import { isGallery } from '../galleries/gallery-shelf'
import type { PageRecord } from '../publications/library'
import type { Site } from '../site'
import type { Answer } from './answer'
import { articleOnPage } from './article-on-page'
import { readPageState, type PageState, type StatedGallery } from './page-state'
import { shareImage } from './share-image'

export function answerPage(site: Site, record: PageRecord, search: string): Answer {
  const state = readPageState(site.shelf().on(record), search)
  return {
    kind: 'page',
    status: 200,
    cacheKey: record.path + state.search,
    isKept: !state.galleries.some(isMadeUp),
    render: (renderer) => {
      const galleries = showGalleries(site, record, state)
      return renderer.renderPage(site.chrome(record.path), describe(record, galleries), {
        ...record.page,
        galleries,
      })
    },
  }
}

/** Words and seeds are as many as anybody cares to type. */
const isMadeUp = ({ state: { query, sort } }: StatedGallery) =>
  query !== '' || sort?.by === 'random'

/** In the first screen of a desk: two rows of pattern 4. */
const EAGER_PICTURES = 4

/** Masonry and justified rows stand in the markup as numbers: nothing here needs every tile's shape. */
const NO_RATIOS = { ratios: false }

function showGalleries(
  site: Site,
  { key, page }: PageRecord,
  { galleries, search }: PageState,
): readonly GalleryOnPage[] {
  const first = page.blocks.find(isGallery)?.id
  return galleries.map(({ shown: { gallery, index, file }, state }) => {
    const view = index.view(state, NO_RATIOS)
    return {
      gallery,
      state,
      view,
      search,
      source: `/galleries/${encodeURIComponent(key)}/${gallery.id}/${file().hash}.json`,
      eagerPictures: gallery.id === first ? EAGER_PICTURES : 0,
      article: openArticle(site, gallery, view),
    }
  })
}

function openArticle(site: Site, { lightbox }: Gallery, { slide }: GalleryView) {
  if (!slide || lightbox?.slides !== 'articles') return null
  const record = site.publications.library.articleAt(slide.tile.href)
  return record ? articleOnPage(site, record) : null
}

/** An open slide is what the address is about. A filtered view is the page itself to a search engine. */
function describe({ path, page }: PageRecord, galleries: readonly GalleryOnPage[]): Meta {
  const open = galleries.find(({ view }) => view.slide)
  if (open?.view.slide) {
    const { tile } = open.view.slide
    const alone = { ...INITIAL_STATE, view: tile.id }
    return {
      title: tile.title,
      description: tile.intro ?? tile.plate?.lines.join(', ') ?? page.description,
      address: path + writeState(open.gallery, alone, ''),
      image: tile.image && shareImage(tile.image.variants, tile.image.alt || tile.title),
      kind: 'article',
    }
  }
  const firstImage = galleries.flatMap(({ view }) => view.tiles).find(({ image }) => image)?.image
  return {
    title: path === '/' ? null : page.title,
    description: page.description,
    address: path,
    isIndexed: galleries.every(({ state }) => state.query === ''),
    image: firstImage ? shareImage(firstImage.variants, firstImage.alt) : null,
    kind: 'website',
  }
}
