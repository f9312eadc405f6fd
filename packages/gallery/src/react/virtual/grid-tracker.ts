import type { VisibleRange } from '../../core/animation/plan-animation'
import type { GalleryState, GalleryView } from '../../core/types'
import { writeState } from '../../core/url/search-params'
import type { GallerySource } from '../store/gallery-source'
import type { GalleryContext } from '../static/gallery-context'
import { createTileCache, type TileCache } from './tiles/tile-cache'
import type { GridViewport } from './viewport'

/** What a virtual grid remembers from one browser event to the next. */
export interface GridTracker {
  /** Null before the grid was measured. */
  readonly viewport: () => GridViewport | null
  readonly visible: () => VisibleRange
  readonly setViewport: (viewport: GridViewport) => void
  readonly setVisible: (visible: VisibleRange) => void
  readonly setFocused: (tile: string) => void
  readonly keepSlide: (view: GalleryView) => void
  /** Indexes of tiles that are rendered although they are outside the viewport. */
  readonly kept: () => readonly number[]
  /** The tiles of the view's filter and order. */
  readonly cacheFor: (
    context: Pick<GalleryContext, 'gallery' | 'state' | 'view'>,
    range: NonNullable<GallerySource['range']>,
    onChange: () => void,
  ) => TileCache
  readonly hasFailed: () => boolean
}

export function createGridTracker(): GridTracker {
  let viewport: GridViewport | null = null
  let current: { readonly key: string; readonly cache: TileCache } | null = null
  let focused: string | null = null
  let slide: number | null = null
  return {
    viewport: () => viewport,
    visible: () => viewport?.visible ?? NOTHING_VISIBLE,
    setViewport: (next) => {
      viewport = next
    },
    setVisible: (visible) => {
      if (viewport) viewport = { ...viewport, visible }
    },
    setFocused: (tile) => {
      focused = tile
    },
    // The lightbox returns to the tile of its last slide.
    keepSlide: ({ slide: open }) => {
      if (open) slide = open.position - 1
    },
    // The focused tile stays. Its neighbours are rendered before the focus moves to them.
    kept: () => {
      const index = focused === null ? undefined : current?.cache.indexOf(focused)
      const around = index === undefined ? [] : [-2, -1, 0, 1, 2, 3].map((step) => index + step)
      return slide === null ? around : [...around, slide]
    },
    cacheFor: ({ gallery, state, view }, range, onChange) => {
      const filter: GalleryState = { ...state, page: 1, openTileId: null }
      const key = `${writeState(gallery, filter, '')} ${view.matching}`
      if (current?.key !== key) {
        const cache = createTileCache({
          count: view.matching,
          range: (from, to) => range(filter, from, to),
          onChange,
        })
        cache.add(view.offset, view.tiles)
        current = { key, cache }
      }
      if (view.slide) current.cache.add(view.slide.position - 1, [view.slide.tile])
      return current.cache
    },
    hasFailed: () => current?.cache.hasFailed() ?? false,
  }
}

const NOTHING_VISIBLE: VisibleRange = { top: 0, bottom: 0 }
