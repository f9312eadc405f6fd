import type { Labels } from '../../core/labels'
import type { Slide } from '../../core/types'

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
  /** Both absent on the server, where the dialog is rendered `open` and every control is a link. */
  readonly onClose?: () => void
  /** Called with the id of the tile to show. */
  readonly onMove?: (tileId: string) => void
}
