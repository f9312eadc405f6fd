import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { GalleryView } from '../../core/types'
import type { LightboxComponent } from '../static/gallery-context'
import { LiveGrid } from '../virtual/ClientGrid'
import { LivePartsContext } from '../virtual/grid-context'
import type { Target } from '../virtual/rendered-tiles'
import { GalleryFrame, type GalleryProps } from '../static/GalleryFrame'
import { createGalleryStore, type GallerySource } from './store/gallery-store'
import type { LaterPartsProps } from './effects/DeferredEffects'
import { pageLocation } from './store/page-location'
import { wantedParts } from './client-components'
import { useWantedLightbox, type LoadLightbox } from './useLazyLightbox'
import type { LeaveEarly } from '../animation/useFlip'
import { tellFailure } from '../tell-failure'

export interface LiveGalleryProps extends Pick<
  GalleryProps,
  'gallery' | 'path' | 'labels' | 'headingLevel' | 'eagerImages'
> {
  /** Read once. For another source or gallery, give the component another `key`. */
  readonly source: GallerySource
  /** The query string the server rendered with (`?…` or ''), and the view it showed: the first render repeats them. */
  readonly initialSearch: string
  readonly initialView: GalleryView
  /** Loads the lightbox at the first sign that it is wanted. */
  readonly loadLightbox?: LoadLightbox
  /** Given when the server's page has the lightbox open already. */
  readonly lightbox?: LightboxComponent | null
}

/** A gallery that filters, pages and opens its lightbox without loading a page. The URL is its state. */
export function LiveGallery(props: LiveGalleryProps) {
  const { gallery, source, initialSearch, initialView, loadLightbox, lightbox = null } = props
  const { path, labels, headingLevel, eagerImages } = props
  const [answers] = useState(createAnswers)
  const [store] = useState(() =>
    createGalleryStore({
      gallery,
      source,
      location: pageLocation,
      search: initialSearch,
      view: initialView,
      scene: answers.scene,
      beforeAnswer: answers.begin,
      onAnswer: answers.tell,
    }),
  )
  const [parts] = useState(() => ({
    range: source.range?.bind(source),
    onAnswer: answers.listen,
    setScene: answers.setScene,
  }))
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, () => store.initial)
  const section = useRef<HTMLElement>(null)
  const isOpen = snapshot.state.view !== null
  const Lightbox = useWantedLightbox(section, { given: lightbox, load: loadLightbox, isOpen })
  return (
    <LivePartsContext.Provider value={parts}>
      <GalleryFrame
        parts={wantedParts}
        gallery={gallery}
        view={snapshot.view}
        state={snapshot.state}
        search={snapshot.search}
        status={snapshot.status}
        sectionRef={section}
        lightbox={Lightbox}
        actions={store}
        grid={LiveGrid}
        {...(path !== undefined && { path })}
        {...(labels && { labels })}
        {...(headingLevel && { headingLevel })}
        {...(eagerImages !== undefined && { eagerImages })}
      />
      <LaterParts
        {...{ section, gallery, snapshot }}
        ownScene={answers.ownScene}
        path={path ?? ''}
        onAnswer={answers.listen}
        setLeaveEarly={answers.setLeaveEarly}
        onLeave={store.endVisit}
      />
    </LivePartsContext.Provider>
  )
}

/** Without them (offline, say) tiles change places at once and "Enlarge" may lead to an older view. */
function LaterParts(props: LaterPartsProps) {
  const [Parts, setParts] = useState<ComponentType<LaterPartsProps> | null>(null)
  // Not `lazy`: React shows what comes late after 300 ms, and a first click would come before.
  useEffect(() => {
    import('./effects/DeferredEffects').then(
      (parts) => setParts(() => parts.LaterParts),
      (error: unknown) => tellFailure('LaterParts', error),
    )
  }, [])
  return Parts && <Parts {...props} />
}

/** Tells those who must look at the page just before it gets a new view, and what its grid knows. */
function createAnswers() {
  const listeners = new Set<() => void>()
  let leaveEarly: LeaveEarly | null = null
  const ownScene: { current: Target | null } = { current: null }
  return {
    ownScene,
    scene: () => ownScene.current,
    setScene: (scene: Target | null) => {
      ownScene.current = scene
    },
    begin: (view: GalleryView) => leaveEarly?.(view) ?? false,
    setLeaveEarly: (begin: LeaveEarly) => {
      leaveEarly = begin
    },
    tell: () => listeners.forEach((listener) => listener()),
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
