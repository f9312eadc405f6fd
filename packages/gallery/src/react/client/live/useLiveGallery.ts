import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { HrefBuilder } from '../../../core/url/hrefs'
import { readState } from '../../../core/url/search-params'
import type { Gallery, GalleryState, GalleryView } from '../../../core/types'
import type { StateChange } from '../../../core/url/state-changes'
import type { LocationAdapter } from '../../location/location-context'
import type { GallerySource } from '../../store/gallery-source'
import type { GallerySnapshot } from '../../store/gallery-snapshot'
import { createGalleryStore, type GalleryStore } from '../../store/gallery-store'
import {
  createGalleryContext,
  type GalleryContext,
  type GalleryContextOptions,
  type LightboxComponent,
  type StateUpdate,
} from '../../static/gallery-context'
import { linkTo } from '../../static/link-to'
import type { LazyComponents } from '../../static/lazy-components'
import { useLazyLightbox, type LoadLightbox } from './useLazyLightbox'

export interface LiveGalleryOptions extends Omit<
  GalleryContextOptions,
  'view' | 'state' | 'search' | 'components' | 'actions' | 'hrefOf' | 'Link'
> {
  readonly source: GallerySource
  /** Loads the lightbox when the visitor first points at, focuses or touches a zoom link. */
  readonly loadLightbox?: LoadLightbox | undefined
  /** Set when the server rendered the lightbox. */
  readonly lightbox?: LightboxComponent | null | undefined
  /** Number of images, from the first, that are not loaded lazily. Default: 0. */
  readonly eagerImages?: number | undefined
}

/** A gallery without markup: its state, what it shows, and what changes it. */
export interface GalleryHandle {
  readonly gallery: Gallery
  readonly state: GalleryState
  readonly view: GalleryView
  /** `updating` while a remote view loads, `failed` when it did not load. */
  readonly status: GallerySnapshot['status']
  /** Changes the state, by a function of `@tessera/gallery/core`: `apply(selectOption(state, 'topic', 'Prints'))`. */
  readonly apply: (update: StateUpdate) => void
  /** `href` and `onClick` of a link that changes the state. */
  readonly linkTo: (change: StateChange) => ReturnType<typeof linkTo>
  /** For components and slots. */
  readonly context: GalleryContext
  /** For `GalleryRoot` and the other components; not for applications. */
  readonly internals: {
    readonly section: RefObject<HTMLElement | null>
    readonly store: GalleryStore
    readonly snapshot: GallerySnapshot
    readonly Lightbox: LightboxComponent | null
    readonly eagerImages: number | undefined
  }
}

export interface LiveGallerySetup {
  readonly location: LocationAdapter
  readonly components: LazyComponents
  /** The view of the first render. */
  readonly initialView: (state: GalleryState) => GalleryView
  /** Builds the links of a gallery whose state is not in the URL. */
  readonly createHrefs?: ((view: GalleryView) => HrefBuilder) | undefined
}

export function useLiveGallery(
  options: LiveGalleryOptions,
  { location: adapter, components, initialView, createHrefs }: LiveGallerySetup,
): GalleryHandle {
  const { gallery, source, eagerImages } = options
  const { location } = adapter
  const createStore = (search: string) => {
    const view = initialView(readState(gallery, search))
    return createGalleryStore({ gallery, source, location, search, view })
  }
  const [held, setHeld] = useState(() => ({ source, store: createStore(adapter.initialSearch) }))
  let { store } = held
  if (held.source !== source) {
    store = createStore(location.search())
    setHeld({ source, store })
  }
  const snapshot = useSyncExternalStore(store.subscribe, store.shown, () => store.initial)
  useEffect(() => store.connect(), [store])

  const section = useRef<HTMLElement>(null)
  const { view, state, search } = snapshot
  const hrefOf = useMemo(() => createHrefs?.(view), [createHrefs, view])
  const Lightbox = useLazyLightbox(section, {
    initial: options.lightbox ?? null,
    load: options.loadLightbox,
    isOpen: state.openTileId !== null,
    onFailed: () => (hrefOf ? window.location.assign(hrefOf(state)) : window.location.reload()),
  })
  const context = createGalleryContext({
    ...options,
    ...{ view, state, search, components, hrefOf },
    Link: adapter.Link,
    actions: store,
  })
  return {
    ...{ gallery, state, view, context },
    status: snapshot.status,
    apply: store.apply,
    linkTo: (change) => linkTo(context, change),
    internals: { section, store, snapshot, Lightbox, eagerImages },
  }
}
