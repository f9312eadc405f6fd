import type { GalleryState } from '../types'
import type { StateChange } from './state-changes'

/** Opens a tile in the lightbox; null closes the lightbox. */
export const openTile = (state: GalleryState, openTileId: string | null): StateChange => ({
  kind: 'slide',
  state: { ...state, openTileId },
})
