import type { RefObject } from 'react'
import { useDismissal } from '../client/effects/useDismissal'

/** What a gallery without a lightbox needs once a visitor points at a tile: Escape hides the hover box. */
export function TileDismissal({ section }: { readonly section: RefObject<HTMLElement | null> }) {
  useDismissal(section)
  return null
}
