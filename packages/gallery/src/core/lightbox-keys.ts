import type { Direction } from './lightbox'

/** A key press, as far as the lightbox cares. */
export interface KeyPress {
  readonly key: string
  /** Ctrl, Alt, Meta or Shift held: the press belongs to the browser. */
  readonly modified: boolean
  /** Where it was pressed: in a form field, on a button or link, or elsewhere. */
  readonly on: 'field' | 'control' | 'elsewhere'
  readonly rtl: boolean
  /** Is the picture enlarged? */
  readonly zoomed: boolean
}

/** One slide on or back, or to an end. */
export type Move = Direction | 'first' | 'last'

/** `fit`: back from full size. */
export type ToolCommand = 'full-size' | 'fit' | 'slideshow'

const NEXT: readonly string[] = ['ArrowDown', 'PageDown']
const PREVIOUS: readonly string[] = ['ArrowUp', 'PageUp']

/** Which way a key press moves; null when it moves nothing. */
export function readMove({ key, modified, on, rtl }: KeyPress): Move | null {
  if (modified || on === 'field') return null
  if (NEXT.includes(key)) return 1
  if (PREVIOUS.includes(key)) return -1
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (key === 'ArrowRight') return rtl ? -1 : 1
  if (key === 'ArrowLeft') return rtl ? 1 : -1
  // Enter on a button or a link does that control's own job.
  return key === 'Enter' && on === 'elsewhere' ? 1 : null
}

/** Which tool a key press uses; null when it uses none. */
export function readTool({ key, modified, on, zoomed }: KeyPress): ToolCommand | null {
  if (modified || on === 'field') return null
  if (key === 'f') return 'full-size'
  // Escape takes back what came last: first the enlargement, then the lightbox.
  if (key === 'Escape') return zoomed ? 'fit' : null
  // The space bar on a button presses that button.
  return key === ' ' && on === 'elsewhere' ? 'slideshow' : null
}
