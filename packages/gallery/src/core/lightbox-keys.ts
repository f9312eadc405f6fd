import type { Direction } from './lightbox'

/** A key press, as far as the lightbox cares. */
export interface KeyPress {
  readonly key: string
  /** Ctrl, Alt, Meta or Shift held: the press belongs to the browser. */
  readonly modified: boolean
  /** Where it was pressed: in a form field, on a button or link, or elsewhere. */
  readonly on: 'field' | 'control' | 'elsewhere'
  readonly rtl: boolean
  /** Is the image enlarged? */
  readonly zoomed: boolean
}

/** One slide on or back, or to an end. */
export type Move = Direction | 'first' | 'last'

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
