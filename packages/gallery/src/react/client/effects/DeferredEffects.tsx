import { useEffect, type RefObject } from 'react'
import type { Labels } from '../../../core/labels'
import type { Gallery } from '../../../core/types'
import { useFlip } from '../../animation/useFlip'
import { loadLazyComponents } from '../client-components'
import { tileKeeping } from '../../virtual/HidingGrid'
import { hideTiles, keepTiles } from '../../virtual/kept-tiles'
import type { GallerySnapshot, GalleryStore } from '../../store/gallery-store'
import { LazyStickyFilters } from '../sticky-filters/LazyStickyFilters'
import { useCurrentLinks } from './useCurrentLinks'
import { useDismissal } from './useDismissal'
import { useFocusRestoration } from './useFocusRestoration'
import { useLeave } from './useLeave'
import { useResultsInView } from './useResultsInView'

export interface DeferredEffectsProps {
  readonly section: RefObject<HTMLElement | null>
  readonly gallery: Gallery
  readonly store: GalleryStore
  readonly snapshot: GallerySnapshot
  readonly path: string
  readonly labels: Labels | undefined
}

/** Effects that a gallery does not need in its first moments. Loaded after hydration. */
export function DeferredEffects(props: DeferredEffectsProps) {
  const { section, gallery, store, snapshot, path } = props
  const { view, state, search } = snapshot
  useFocusRestoration(section, gallery.id, snapshot)
  useFlip({ section, gallery, store, tiles: view.tiles })
  useCurrentLinks(section, { gallery, state, search, path })
  useDismissal(section)
  useLeave(section, store.endTyping)
  useResultsInView(section, store)
  useEffect(() => {
    Object.assign(tileKeeping, { keep: keepTiles, hide: hideTiles })
    // For `NoResults`: the next filter may match nothing.
    void loadLazyComponents()
  }, [])
  return <LazyStickyFilters {...props} />
}
