import type { RefObject } from 'react'
import type { Gallery, GalleryState } from '../../core/types'
import { useFreshLinks } from '../large/useFreshLinks'
import { useMovement, type MovementOptions } from '../movement/useMovement'
import { useDismissal } from './useDismissal'
import { useVisit } from './useVisit'

export interface LaterPartsProps extends MovementOptions {
  readonly section: RefObject<HTMLElement | null>
  readonly gallery: Gallery
  readonly state: GalleryState
  readonly search: string
  readonly path: string
  /** The visitor has turned to something outside the block. */
  readonly onLeave: () => void
}

/** What nobody misses in a gallery's first moments: loaded when it is awake. Draws nothing of its own. */
export function LaterParts(props: LaterPartsProps) {
  const { section, gallery, state, search, path, onLeave } = props
  useMovement(props)
  useFreshLinks(section, { gallery, state, search, path })
  useDismissal(section)
  useVisit(section, onLeave)
  return null
}
