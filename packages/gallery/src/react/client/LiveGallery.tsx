import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { GalleryView } from '../../core/types'
import { createLoader } from '../lazy'
import { GalleryFrame, type GalleryProps } from '../static/GalleryFrame'
import type { LightboxComponent } from '../static/gallery-context'
import { ClientGrid } from '../virtual/ClientGrid'
import { GridContext } from '../virtual/grid-context'
import { clientComponents } from './client-components'
import type { DeferredEffectsProps } from './effects/DeferredEffects'
import type { GallerySource } from '../store/gallery-source'
import { createGalleryStore } from '../store/gallery-store'
import { createPageLocation } from '../store/page-location'
import { useLazyLightbox, type LoadLightbox } from './useLazyLightbox'

export interface LiveGalleryProps extends Pick<
  GalleryProps,
  'gallery' | 'path' | 'labels' | 'headingLevel' | 'eagerImages'
> {
  /** Read once. For another source or gallery, give the component another `key`. */
  readonly source: GallerySource
  /** The query string that the server rendered (`?…` or '') and its view. The first render repeats them. */
  readonly initialSearch: string
  readonly initialView: GalleryView
  /** Loads the lightbox when the visitor first points at, focuses or touches a zoom link. */
  readonly loadLightbox?: LoadLightbox
  /** Set when the server rendered the lightbox. */
  readonly lightbox?: LightboxComponent | null
}

/** A gallery that filters, pages and opens its lightbox without loading a page. The URL is its state. */
export function LiveGallery(props: LiveGalleryProps) {
  const { gallery, source, initialSearch, initialView, loadLightbox, lightbox = null } = props
  const { path, labels, headingLevel, eagerImages } = props
  const [store] = useState(() =>
    createGalleryStore({
      gallery,
      source,
      location: createPageLocation(),
      search: initialSearch,
      view: initialView,
    }),
  )
  const snapshot = useSyncExternalStore(store.subscribe, store.shown, () => store.initial)
  useEffect(() => store.connect(), [store])
  const section = useRef<HTMLElement>(null)
  const Lightbox = useLazyLightbox(section, {
    initial: lightbox,
    load: loadLightbox,
    isOpen: snapshot.state.openTileId !== null,
  })
  return (
    <GridContext.Provider value={store}>
      <GalleryFrame
        components={clientComponents}
        gallery={gallery}
        view={snapshot.view}
        state={snapshot.state}
        search={snapshot.search}
        status={snapshot.status}
        sectionRef={section}
        lightbox={Lightbox}
        actions={store}
        grid={ClientGrid}
        {...(path !== undefined && { path })}
        {...(labels && { labels })}
        {...(headingLevel && { headingLevel })}
        {...(eagerImages !== undefined && { eagerImages })}
      />
      <LazyEffects {...{ section, gallery, store, snapshot, labels }} path={path ?? ''} />
    </GridContext.Provider>
  )
}

const loadDeferredEffects = createLoader(
  'DeferredEffects',
  async () => (await import('./effects/DeferredEffects')).DeferredEffects,
)

/** Without them (offline) tiles move without animation, and zoom links may have the address of an older state. */
function LazyEffects(props: DeferredEffectsProps) {
  // Not `lazyComponent`: Suspense would keep them back for 300 ms, and a first click could come before.
  const [Effects, setEffects] = useState<ComponentType<DeferredEffectsProps> | null>(null)
  useEffect(() => {
    void loadDeferredEffects().then((loaded) => setEffects(() => loaded))
  }, [])
  return Effects && <Effects {...props} />
}
