import { useEffect, type RefObject } from 'react'
import type { Gallery } from '../../../core/types'
import { useFreshLinks } from './useCurrentLinks'
import { useMovement, type MovementOptions } from '../../animation/useFlip'
import type { GallerySnapshot } from '../store/gallery-store'
import { useDismissal } from './useDismissal'
import { useFocusKeeper } from './useFocusRestoration'
import { useVisit } from './useLeave'
import { tellFailure } from '../../tell-failure'
import { loadSeldomParts } from '../client-components'

export interface LaterPartsProps extends Omit<MovementOptions, 'tiles'> {
  readonly section: RefObject<HTMLElement | null>
  readonly gallery: Gallery
  readonly snapshot: GallerySnapshot
  readonly path: string
  /** The visitor has turned to something outside the block. */
  readonly onLeave: () => void
}

/** What nobody misses in a gallery's first moments: loaded when it is awake. Draws nothing of its own. */
export function LaterParts(props: LaterPartsProps) {
  const { section, gallery, snapshot, path, onLeave } = props
  const { view, state, search } = snapshot
  useFocusKeeper(section, gallery.id, snapshot)
  useMovement({ ...props, tiles: view.tiles })
  useFreshLinks(section, { gallery, state, search, path })
  useDismissal(section)
  useVisit(section, onLeave)
  useEffect(() => {
    // Any filter may match nothing.
    loadSeldomParts().catch((error: unknown) => tellFailure('seldom-parts', error))
  }, [])
  return null
}
