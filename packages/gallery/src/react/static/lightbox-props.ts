import type { ReactNode } from 'react'
import type { Labels } from '../../core/labels'
import type { LightboxOptions, Slide, Tile } from '../../core/types'
import type { LinkComponent } from './gallery-context'

export interface LightboxProps {
  /** Id of the gallery it belongs to; unique on the page. */
  readonly gallery: string
  readonly slide: Slide
  /** Link targets of the controls. Used without script, and by "open in new tab". */
  readonly links: {
    readonly close: string
    readonly previous: string | null
    readonly next: string | null
  }
  readonly labels: Pick<Labels, 'lightbox'>
  /** Default: `DEFAULT_LIGHTBOX`. */
  readonly options?: LightboxOptions
  /**
   * If slides are articles: the rendered article of the slide's tile. Servers pass it, so that the page is complete
   * without script. The browser keeps the server's markup and fetches the other articles from `tile.href`.
   */
  readonly article?: ReactNode
  /**
   * With the option `details`: the rendered details of the slide's tile, the elements with `data-details-part` of its
   * page. Servers pass them as they pass `article`.
   */
  readonly details?: ReactNode
  /** Returns the text below the image. Default: its caption, credit and a link to its page. */
  readonly renderCaption?: (tile: Tile) => ReactNode
  /** Renders links to the pages of tiles. Default: `a`. */
  readonly Link?: LinkComponent
  /** Hosts whose pages and players are allowed in frames, such as `player.vimeo.com`. Default: none. */
  readonly frameHosts?: readonly string[]
  /** Without `onClose` and `onMove` (on a server) the dialog renders open and every control is a link. */
  readonly onClose?: () => void
  /** Called with the id of the tile to show. */
  readonly onMove?: (tileId: string) => void
  /**
   * Returns the tiles of the shown order from index `from` up to, but not including, `to`; at most 48 per call. Used for
   * the first slide, the last slide and the thumbnails. Without it only the neighbours in `slide` are known.
   */
  readonly range?: (from: number, to: number) => readonly Tile[] | Promise<readonly Tile[]>
}
