import type { LateText } from '../animation/late-text'
import type { hideTiles, keepTiles } from '../virtual/kept-tiles'

/** What code that is loaded after hydration adds to a gallery. */
export interface DeferredParts {
  /** Until it is loaded, tiles that a filter removes leave the page. */
  keepTiles?: typeof keepTiles
  hideTiles?: typeof hideTiles
  lateText?: LateText
}
