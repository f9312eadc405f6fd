import type { Change } from '../../../core/links'
import { readState, writeState } from '../../../core/search-params'
import { pageOfSlide } from '../../../core/paging'
import type { Gallery, GalleryState, GalleryView, Slide, Tile } from '../../../core/types'
import type { Target } from '../../virtual/rendered-tiles'
import { nextFrame } from '../../../dom/next-frame'
import type { PageLocation } from './page-location'

/** Answers what a gallery shows: at once (`GalleryIndex`) or later (a server). */
export interface GallerySource {
  readonly view: (state: GalleryState) => GalleryView | Promise<GalleryView>
  /**
   * The matching tiles of a state from one place in their order (0 is the first) to before another, whatever its page:
   * what an endless gallery asks for while it is scrolled, at most 96 at a time. Without it, it is shown in pages.
   */
  readonly range?: (
    state: GalleryState,
    from: number,
    to: number,
  ) => readonly Tile[] | Promise<readonly Tile[]>
}

/** What is on the page: `view` is an older state's while `status` is not `shown`. */
export interface GallerySnapshot {
  readonly search: string
  readonly state: GalleryState
  readonly view: GalleryView
  readonly status: 'shown' | 'updating' | 'failed'
}

export interface GalleryStore {
  readonly initial: GallerySnapshot
  readonly snapshot: () => GallerySnapshot
  readonly subscribe: (onChange: () => void) => () => void
  readonly follow: (change: FollowedChange) => void
  /** The URL's state: a frame ahead of the snapshot's, for what shows at once that it was pressed. */
  readonly wanted: () => GalleryState
  readonly onPress: (onChange: () => void) => () => void
  /** Tiles of the present order, from one place (0 is the first) to before another. */
  readonly range?: (from: number, to: number) => readonly Tile[] | Promise<readonly Tile[]>
  /** The visitor has left the block: the next change of filter is a new step for Back. */
  readonly endVisit: () => void
}

/** A change, or one made of the state that is the URL's by then. */
export type FollowedChange = Change | ((now: GalleryState) => Change)

export interface GalleryStoreSetup {
  readonly gallery: Gallery
  readonly source: GallerySource
  readonly location: PageLocation
  /** The query string and view the page was rendered with. */
  readonly search: string
  readonly view: GalleryView
  /** What the grid knows beyond the view, where it does. */
  readonly scene: () => Target | null
  /** Called with the view of another filter; true when a frame is to show first what was begun for it. */
  readonly beforeAnswer: (view: GalleryView) => boolean
  /** Called just before the page gets it. */
  readonly onAnswer: () => void
}

/** Keeps a gallery true to the URL, which is its only state. */
export function createGalleryStore(setup: GalleryStoreSetup): GalleryStore {
  const { gallery, source, location, beforeAnswer, onAnswer } = setup
  const initial: GallerySnapshot = {
    search: setup.search,
    state: readState(gallery, setup.search),
    view: setup.view,
    status: 'shown',
  }
  let current = initial
  let wanted = initial
  let turn = 0
  let inVisit = false
  const listeners = new Set<() => void>()
  const pressListeners = new Set<() => void>()

  const publish = (next: GallerySnapshot) => {
    current = next
    listeners.forEach((listener) => listener())
  }

  const ask = (search: string, state: GalleryState) => {
    const mine = ++turn
    wanted = { ...current, search, state }
    // The lightbox opens and closes at once.
    const isPaced = state.view === null && !isClosing(current, state) && !document.hidden
    const answer = () => {
      if (mine !== turn) return
      const show = (view: GalleryView) => {
        if (mine !== turn) return
        if (isPaced) onAnswer()
        publish({ ...wanted, view, status: 'shown' })
        followSlide()
      }
      const prepare = (view: GalleryView) => {
        if (isPaced && beforeAnswer(view)) void nextFrame().then(() => show(view))
        else show(view)
      }
      const view = viewOf(source, current, state)
      if (!(view instanceof Promise)) return prepare(view)
      const slide = current.view.slide ?? glimpse(current.view, state.view, setup.scene())
      publish({ ...wanted, view: { ...current.view, slide }, status: 'updating' })
      // A late answer to an older state is dropped: the URL has moved on.
      view.then(
        (view) => mine === turn && prepare(view),
        () => mine === turn && publish({ ...current, status: 'failed' }),
      )
    }
    if (!isPaced) return answer()
    // The frame of the click shows what was pressed, and nothing else holds it up.
    pressListeners.forEach((listener) => listener())
    void nextFrame().then(answer)
  }

  const replace = (state: GalleryState) =>
    location.replace(writeState(gallery, state, location.search()))

  /** The grid shows the tile of the open slide, also further on than what is loaded: there the visitor comes back. */
  const followSlide = () => {
    const { state, view } = current
    const { paging } = gallery
    if (!view.slide || paging.kind === 'endless') return
    const page = pageOfSlide(paging, state.page, view.slide.position)
    if (page !== state.page) replace({ ...state, page })
  }

  const update = () => {
    const search = location.search()
    if (search === wanted.search && current.status !== 'failed') return
    const state = readState(gallery, search)
    // Back from a slide: to the page of its tile, not to that of the first one opened.
    const left = { ...state, page: current.state.page }
    if (state.page !== left.page && isClosed(current, left)) return replace(left)
    const isSame = writeState(gallery, state, '') === writeState(gallery, wanted.state, '')
    if (!isSame || current.status === 'failed') return ask(search, state)
    wanted = { ...wanted, search }
    publish({ ...current, search })
  }

  const write = (change: FollowedChange) => {
    const { kind, state: asked } = typeof change === 'function' ? change(wanted.state) : change
    // A tile may have been drawn for an older state; opening it changes nothing else.
    const state = kind === 'view' ? { ...wanted.state, view: asked.view } : asked
    const search = writeState(gallery, state, location.search())
    if (kind === 'page') return location.replace(search)
    if (kind === 'filter') {
      const isFirst = !inVisit
      inVisit = true
      return isFirst ? location.push(search) : location.replace(search)
    }
    if (state.view !== null) {
      const isOpen = wanted.state.view !== null
      return isOpen ? location.replace(search) : location.push(search, gallery.id)
    }
    // Opened from here: Back undoes it. Opened by a link from elsewhere: there is nothing of ours to go back to.
    if (location.isMarked(gallery.id)) location.back()
    else location.replace(search)
  }

  const { range } = source
  return {
    ...(range && {
      range: (from: number, to: number) => range.call(source, current.state, from, to),
    }),
    initial,
    snapshot: () => current,
    subscribe: (onChange) => {
      listeners.add(onChange)
      const leave = location.subscribe((byBrowser) => {
        if (byBrowser) inVisit = false
        update()
      })
      // The URL may have changed since the page was rendered.
      update()
      followSlide()
      return () => {
        listeners.delete(onChange)
        leave()
      }
    },
    follow: write,
    wanted: () => wanted.state,
    onPress: (onChange) => {
      pressListeners.add(onChange)
      return () => void pressListeners.delete(onChange)
    },
    endVisit: () => {
      inVisit = false
    },
  }
}

/** A tile that the page has, for the lightbox to open with: its neighbours come with the answer. */
function glimpse(
  { tiles, offset, matching }: GalleryView,
  id: string | null,
  scene: Target | null,
): Slide | null {
  const place = scene?.indexOf(`${id}`) ?? offset + tiles.findIndex((tile) => tile.id === id)
  const tile = scene?.tileAt(place) ?? tiles[place - offset]
  return id && tile ? { tile, position: place + 1, total: matching, before: [], after: [] } : null
}

/** Does a state differ from the present one only by the lightbox, closed? */
const isClosed = ({ state: { view, ...present } }: GallerySnapshot, state: GalleryState) =>
  view !== null &&
  state.view === null &&
  JSON.stringify({ ...state, view }) === JSON.stringify({ ...present, view })

/** Then it needs no answer from the source. */
const isClosing = (current: GallerySnapshot, state: GalleryState) =>
  current.status === 'shown' && isClosed(current, state)

function viewOf(
  source: GallerySource,
  current: GallerySnapshot,
  state: GalleryState,
): GalleryView | Promise<GalleryView> {
  if (isClosing(current, state)) return { ...current.view, slide: null }
  try {
    return source.view(state)
  } catch (error) {
    return Promise.reject(error)
  }
}
