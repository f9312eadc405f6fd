import { useEffect, type RefObject } from 'react'
import type { Gallery } from '../../../core/types'
import { useFlip } from '../../animation/useFlip'
import { loadLazyComponents } from '../client-components'
import { tileKeeping } from '../../virtual/HidingGrid'
import { hideTiles, keepTiles } from '../../virtual/kept-tiles'
import type { GallerySnapshot, GalleryStore } from '../../store/gallery-store'
import { useCurrentLinks } from './useCurrentLinks'
import { useDismissal } from './useDismissal'
import { useFocusRestoration } from './useFocusRestoration'
import { useLeave } from './useLeave'

export interface DeferredEffectsProps {
  readonly section: RefObject<HTMLElement | null>
  readonly gallery: Gallery
  readonly store: GalleryStore
  readonly snapshot: GallerySnapshot
  readonly path: string
}

/** Effects that a gallery does not need in its first moments. Loaded after hydration; renders nothing. */
export function DeferredEffects({ section, gallery, store, snapshot, path }: DeferredEffectsProps) {
  const { view, state, search } = snapshot
  useFocusRestoration(section, gallery.id, snapshot)
  useFlip({ section, gallery, store, tiles: view.tiles })
  useCurrentLinks(section, { gallery, state, search, path })
  useDismissal(section)
  useLeave(section, store.endTyping)
  useEffect(() => {
    Object.assign(tileKeeping, { keep: keepTiles, hide: hideTiles })
    // For `NoResults`: the next filter may match nothing.
    void loadLazyComponents()
  }, [])
  return null
}
