'use client'
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { createLoader } from '../loader'
import { GalleryFrame } from '../static/frame/GalleryFrame'
import type { RootAttributes } from '../static/frame/GallerySection'
import { ClientGrid } from '../virtual/ClientGrid'
import { GridContext } from '../virtual/grid-context'
import type { DeferredEffectsProps } from './effects/DeferredEffects'
import type { GalleryHandle } from './live/useLiveGallery'

export interface GalleryRootProps extends RootAttributes {
  readonly gallery: GalleryHandle
  /** Components of the gallery and anything else. Default: all components. */
  readonly children?: ReactNode
}

/** The root element of a gallery, around its components. */
export const GalleryRoot = /* @__PURE__ */ forwardRef<HTMLElement, GalleryRootProps>(
  function GalleryRoot({ gallery, children, ...attributes }, ref) {
    const { context, internals } = gallery
    const { section, store, Lightbox, eagerImages } = internals
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => section.current, [
      section,
    ])
    return (
      <GridContext.Provider value={store}>
        <GalleryFrame
          {...{ context, eagerImages, attributes }}
          sectionRef={section}
          status={gallery.status}
          lightbox={Lightbox}
          grid={ClientGrid}
        >
          {children}
        </GalleryFrame>
        <LazyEffects context={context} {...internals} hasOwnContent={children !== undefined} />
      </GridContext.Provider>
    )
  },
)

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
