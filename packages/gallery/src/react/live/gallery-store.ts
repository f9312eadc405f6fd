import type { Change } from '../../core/links'
import { readState, writeState } from '../../core/search-params'
import type { Gallery, GalleryState, GalleryView, Tile } from '../../core/types'
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

/** What is on the page: `state` is the URL's; `view` is an older one's while `status` is not `shown`. */
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
  readonly follow: (change: Change) => void
  /** The visitor has left the block: the next change of filter is a new step for Back. */
  readonly endVisit: () => void
}

export interface GalleryStoreSetup {
  readonly gallery: Gallery
  readonly source: GallerySource
  readonly location: PageLocation
  /** The query string and view the page was rendered with. */
  readonly search: string
  readonly view: GalleryView
}

/** Keeps a gallery true to the URL, which is its only state. */
export function createGalleryStore(setup: GalleryStoreSetup): GalleryStore {
  const { gallery, source, location } = setup
  const initial: GallerySnapshot = {
    search: setup.search,
    state: readState(gallery, setup.search),
    view: setup.view,
    status: 'shown',
  }
  let current = initial
  let turn = 0
  let inVisit = false
  const listeners = new Set<() => void>()

  const publish = (next: GallerySnapshot) => {
    current = next
    listeners.forEach((listener) => listener())
  }

  const ask = (search: string, state: GalleryState) => {
    const mine = ++turn
    const answer = viewOf(source, current, state)
    if (!(answer instanceof Promise))
      return publish({ search, state, view: answer, status: 'shown' })
    publish({ ...current, search, state, status: 'updating' })
    // A late answer to an older state is dropped: the URL has moved on.
    answer.then(
      (view) => mine === turn && publish({ ...current, view, status: 'shown' }),
      () => mine === turn && publish({ ...current, status: 'failed' }),
    )
  }

  const update = () => {
    const search = location.search()
    if (search === current.search && current.status !== 'failed') return
    const state = readState(gallery, search)
    const isSame = writeState(gallery, state, '') === writeState(gallery, current.state, '')
    if (isSame && current.status !== 'failed') publish({ ...current, search })
    else ask(search, state)
  }

  const write = ({ kind, state: wanted }: Change) => {
    // A tile may have been drawn for an older state; opening it changes nothing else.
    const state = kind === 'view' ? { ...current.state, view: wanted.view } : wanted
    const search = writeState(gallery, state, location.search())
    if (kind === 'page') return location.replace(search)
    if (kind === 'filter') {
      const isFirst = !inVisit
      inVisit = true
      return isFirst ? location.push(search) : location.replace(search)
    }
    if (state.view !== null) {
      const isOpen = current.state.view !== null
      return isOpen ? location.replace(search) : location.push(search, gallery.id)
    }
    // Opened from here: Back undoes it. Opened by a link from elsewhere: there is nothing of ours to go back to.
    if (location.isMarked(gallery.id)) location.back()
    else location.replace(search)
  }

  return {
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
      return () => {
        listeners.delete(onChange)
        leave()
      }
    },
    follow: write,
    endVisit: () => {
      inVisit = false
    },
  }
}

/** Closing the lightbox changes nothing else, so it needs no answer from the source. */
function viewOf(
  source: GallerySource,
  current: GallerySnapshot,
  state: GalleryState,
): GalleryView | Promise<GalleryView> {
  const isClosing =
    current.status === 'shown' &&
    state.view === null &&
    JSON.stringify({ ...current.state, view: null }) === JSON.stringify(state)
  if (isClosing) return { ...current.view, slide: null }
  try {
    return source.view(state)
  } catch (error) {
    return Promise.reject(error)
  }
}
