import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { Tile } from '../../core/types'
import type { GalleryContext } from './gallery-context'

export interface TileSlot {
  readonly tile: Tile
  /** The image or the text cover. */
  readonly image: ReactNode
  /** Title, text and icons. */
  readonly hoverBox: ReactNode
  /** Attributes of a link that opens the tile in the lightbox; null without one. */
  readonly zoom: ComponentPropsWithoutRef<'a'> | null
}

export interface ComponentSlot {
  readonly context: GalleryContext
  /** What is rendered without the slot. */
  readonly children: ReactNode
}

/**
 * Replace components of a gallery. Define them outside of the component that renders the gallery: all tiles are rendered
 * again when `renderTile` is another function.
 */
export interface GallerySlots {
  /** Returns the content of a tile. Its size and position stay. */
  readonly renderTile?: ((slot: TileSlot) => ReactNode) | undefined
  /** Returns the filters, the search field and the sort menu. */
  readonly renderFilters?: ((slot: ComponentSlot) => ReactNode) | undefined
  /** Returns the text below an image in the lightbox. */
  readonly renderCaption?: ((tile: Tile) => ReactNode) | undefined
  /** Returns what is shown when nothing matches. */
  readonly renderEmpty?: ((slot: ComponentSlot) => ReactNode) | undefined
}
