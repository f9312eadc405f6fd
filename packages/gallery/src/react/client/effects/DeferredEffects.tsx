import { useEffect, type RefObject } from 'react'
import { useFlip } from '../../animation/useFlip'
import { loadLazyComponents } from '../client-components'
import { keepTiles, updateTiles } from '../../virtual/tiles/kept-tiles'
import type { GallerySnapshot } from '../../store/gallery-snapshot'
import type { GalleryStore } from '../../store/gallery-store'
import type { GalleryContext } from '../../static/gallery-context'
import type { DeferredFeatures } from '../../store/deferred-features'
import { LazyStickyFilters } from '../sticky-filters/LazyStickyFilters'
import { useCurrentLinks } from './useCurrentLinks'
import { useDismissal } from './useDismissal'
import { useFocusRestoration } from './useFocusRestoration'
import { useGalleryPatch } from './useGalleryPatch'
import { useLeave } from './useLeave'
import { useResultsInView } from './useResultsInView'
import { useUniqueId } from './useUniqueId'

export interface DeferredEffectsProps {
  readonly section: RefObject<HTMLElement | null>
  readonly context: GalleryContext
  readonly store: GalleryStore
  readonly snapshot: GallerySnapshot
  /** Whether the application renders the content of `GalleryRoot`. */
  readonly hasOwnContent: boolean
}

/** Effects that a gallery does not need in its first moments. Loaded after hydration. */
export function DeferredEffects(props: DeferredEffectsProps) {
  const { section, context, store, snapshot } = props
  const { gallery, view } = context
  useFocusRestoration(section, gallery.id, snapshot, store)
  useFlip({ section, gallery, store, tiles: view.tiles })
  useGalleryPatch(props)
  useCurrentLinks(section, context)
  useUniqueId(gallery.id)
  useDismissal(section)
  useLeave(section, store.endTyping)
  useResultsInView(section, store)
  useEffect(() => {
    Object.assign(store.deferred, { keepTiles, updateTiles } satisfies DeferredFeatures)
    // For `NoResults`: the next filter may match nothing.
    void loadLazyComponents()
  }, [store])
  return <LazyStickyFilters {...props} />
}
