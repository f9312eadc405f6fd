import type { Labels } from '../../core/labels'
import type { ReactNode } from 'react'
import type { LightboxOptions, Slide, Tile } from '../../core/types'

export interface LightboxProps {
  /** Id of the gallery it belongs to; unique on the page. */
  readonly gallery: string
  readonly slide: Slide
  /** Addresses for visitors without script, and for opening in a new tab. */
  readonly links: {
    readonly close: string
    readonly previous: string | null
    readonly next: string | null
  }
  readonly labels: Labels
  /** `DEFAULT_LIGHTBOX` when absent. */
  readonly options?: LightboxOptions
  /**
   * Where slides are articles: that of the slide's tile, ready. A server gives it, so that the page is whole without
   * script. The browser keeps what the server rendered, and fetches all others from their own addresses.
   */
  readonly article?: ReactNode
  /** Hosts whose pages and players may stand in a frame, such as `player.vimeo.com`; none when absent. */
  readonly frameHosts?: readonly string[]
  /** Both absent on the server, where the dialog is rendered `open` and every control is a link. */
  readonly onClose?: () => void
  /** Called with the id of the tile to show. */
  readonly onMove?: (tileId: string) => void
  /**
   * The tiles from one place in the order shown (0 is the first) to before another, at most 48 at a time: for the first
   * and the last slide and the strip of thumbnails. Without it they are as far away as the neighbours tell.
   */
  readonly range?: (from: number, to: number) => readonly Tile[] | Promise<readonly Tile[]>
}
