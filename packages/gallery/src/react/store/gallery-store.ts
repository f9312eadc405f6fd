import { pageOfSlide } from '../../core/filter/paging'
import { readState, writeState } from '../../core/url/search-params'
import type { Gallery, GalleryState, GalleryView } from '../../core/types'
import { nextFrame } from '../../dom/next-frame'
import type { GalleryActions } from '../static/gallery-context'
import type { GallerySource } from './gallery-source'
import { createHistoryEntries } from './history-entries'
import type { PageLocation } from '../location/page-location'
import type { DeferredFeatures } from './deferred-features'
import type { GallerySnapshot } from './gallery-snapshot'
import { provisionalSlide, type VirtualTiles } from './provisional-slide'

/**
 * Called before the page gets the view of another filter, order or page, while its layout is clean. When a listener
 * returns true, the update waits for a frame; then all are called again with `isDelayed`.
 */
export type BeforeUpdate = (next: GalleryView, isDelayed: boolean) => boolean

/** The state of a hydrated gallery. The URL is its only source: `pending` follows it, `shown` follows `pending`. */
export interface GalleryStore extends GalleryActions {
  readonly source: GallerySource
  /** What the server rendered. */
  readonly initial: GallerySnapshot
  /** What React renders. */
  readonly shown: () => GallerySnapshot
  /** Calls back at once when the pending or the shown state changed, before React may have rendered it. */
  readonly observe: (listener: () => void) => () => void
  readonly beforeUpdate: (listener: BeforeUpdate) => () => void
  /** Null when the grid is not virtual, or has all tiles of the view. */
  readonly virtualTiles: () => VirtualTiles | null
  readonly setVirtualTiles: (tiles: VirtualTiles | null) => void
  readonly deferred: DeferredFeatures
  /** Follows the URL until the returned function is called. */
  readonly connect: () => () => void
  readonly endTyping: () => void
}

export interface GalleryStoreOptions {
  readonly gallery: Gallery
  readonly source: GallerySource
  readonly location: PageLocation
  /** The query string and the view that the server rendered. */
  readonly search: string
  readonly view: GalleryView
}

export function createGalleryStore(options: GalleryStoreOptions): GalleryStore {
  const { gallery, source, location } = options
  const initial: GallerySnapshot = {
    search: options.search,
    state: readState(gallery, options.search),
    view: options.view,
    status: 'shown',
  }
  let shown = initial
  /** Behind `shown` between a patch of the page and React's rendering of the same view. */
  let rendered = initial
  let pending: Pick<GallerySnapshot, 'search' | 'state'> = initial
  let lastRequest = 0
  const deferred: DeferredFeatures = {}
  const listeners = new Set<() => void>()
  const observers = new Set<() => void>()
  const beforeUpdate = new Set<BeforeUpdate>()
  let virtualTiles: VirtualTiles | null = null
  const entries = createHistoryEntries(gallery, location)

  const report = () => observers.forEach((observer) => observer())
  const render = () => {
    deferred.patch?.end()
    rendered = shown
    listeners.forEach((listener) => listener())
  }
  const notify = () => {
    render()
    report()
  }
  const show = (next: GallerySnapshot) => {
    shown = next
    notify()
  }
  const patchOrShow = (next: GallerySnapshot) => {
    if (!deferred.patch?.show(next, render)) return show(next)
    shown = next
    report()
  }

  const request = (search: string, state: GalleryState) => {
    const id = ++lastRequest
    // The URL has moved on: a late answer to an older state is dropped.
    const isOutdated = () => id !== lastRequest
    pending = { search, state }
    // The lightbox opens and closes at once.
    const isPaced = state.openTileId === null && !isClosing(shown, state) && !document.hidden

    const update = (view: GalleryView, isDelayed = false) => {
      if (isOutdated()) return
      const requests = isPaced ? [...beforeUpdate].map((listener) => listener(view, isDelayed)) : []
      if (!isDelayed && requests.includes(true)) {
        void nextFrame().then(() => update(view, true))
        return
      }
      const next = { ...pending, view, status: 'shown' } as const
      if (isPaced) patchOrShow(next)
      else show(next)
      followSlide()
    }
    const load = () => {
      if (isOutdated()) return
      const view = viewOf(source, shown, state)
      if (!(view instanceof Promise)) return update(view)
      const slide = shown.view.slide ?? provisionalSlide(shown.view, state.openTileId, virtualTiles)
      show({ ...pending, view: { ...shown.view, slide }, status: 'updating' })
      view.then(update, () => !isOutdated() && show({ ...shown, status: 'failed' }))
    }
    if (!isPaced || deferred.patch?.isAtOnce()) return load()
    // The frame of the click shows the pressed option. Nothing else may delay that frame.
    notify()
    void nextFrame().then(load)
  }

  /** Goes to the page of the open slide, so that closing the lightbox returns to its tile. */
  const followSlide = () => {
    const { state, view } = shown
    const { paging } = gallery
    if (!view.slide || paging.kind === 'endless') return
    const page = pageOfSlide(paging, state.page, view.slide.position)
    if (page !== state.page) entries.replace({ ...state, page })
  }

  const followLocation = () => {
    const search = location.search()
    if (search === pending.search && shown.status !== 'failed') return
    const state = readState(gallery, search)
    // Back from a slide leads to the page of its tile, not to that of the slide opened first.
    const closed = { ...state, page: shown.state.page }
    if (state.page !== closed.page && isClosed(shown, closed)) return entries.replace(closed)
    const isSame = writeState(gallery, state, '') === writeState(gallery, pending.state, '')
    if (!isSame || shown.status === 'failed') return request(search, state)
    pending = { ...pending, search }
    show({ ...shown, search })
  }

  const { range } = source
  return {
    source,
    initial,
    shown: () => rendered,
    pending: () => pending.state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    observe: (observer) => {
      observers.add(observer)
      return () => void observers.delete(observer)
    },
    beforeUpdate: (listener) => {
      beforeUpdate.add(listener)
      return () => void beforeUpdate.delete(listener)
    },
    virtualTiles: () => virtualTiles,
    setVirtualTiles: (tiles) => {
      virtualTiles = tiles
    },
    deferred,
    connect: () => {
      const disconnect = location.subscribe((byBrowser) => {
        if (byBrowser && location.search() !== pending.search) entries.endTyping()
        followLocation()
      })
      // The URL may have changed since the server rendered the page.
      followLocation()
      followSlide()
      return disconnect
    },
    apply: (update) => {
      deferred.usedPaging = !!document.activeElement?.closest('[data-paging]')
      entries.write(update, pending.state)
    },
    endTyping: entries.endTyping,
    ...(range && { range: (from, to) => range.call(source, shown.state, from, to) }),
  }
}

/** Whether a state differs from the shown one only by the closed lightbox. */
const isClosed = ({ state: { openTileId, ...rest } }: GallerySnapshot, state: GalleryState) =>
  openTileId !== null &&
  state.openTileId === null &&
  JSON.stringify({ ...state, openTileId }) === JSON.stringify({ ...rest, openTileId })

/** Whether the lightbox closes over a view that is on the page: the source is not needed. */
const isClosing = (shown: GallerySnapshot, state: GalleryState) =>
  shown.status === 'shown' && isClosed(shown, state)

function viewOf(
  source: GallerySource,
  shown: GallerySnapshot,
  state: GalleryState,
): GalleryView | Promise<GalleryView> {
  if (isClosing(shown, state)) return { ...shown.view, slide: null }
  try {
    return source.view(state)
  } catch (error) {
    return Promise.reject(error)
  }
}
