import type { Direction } from './lightbox-state'

/** A key press in the lightbox. */
export interface KeyPress {
  readonly key: string
  /** Whether Ctrl, Alt, Meta or Shift is held. Such keys are shortcuts of the browser. */
  readonly modified: boolean
  /** The focused element: a form field, a button or link, or anything else. */
  readonly target: 'field' | 'control' | 'other'
  readonly rtl: boolean
  /** Whether the image is zoomed. */
  readonly zoomed: boolean
}

/** One slide forward or back, or to the first or last slide. */
export type Move = Direction | 'first' | 'last'

const NEXT: readonly string[] = ['ArrowDown', 'PageDown']
const PREVIOUS: readonly string[] = ['ArrowUp', 'PageUp']

/** The move of a key press; null when the key does not navigate. */
export function moveForKey({ key, modified, target, rtl }: KeyPress): Move | null {
  if (modified || target === 'field') return null
  if (NEXT.includes(key)) return 1
  if (PREVIOUS.includes(key)) return -1
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  if (key === 'ArrowRight') return rtl ? -1 : 1
  if (key === 'ArrowLeft') return rtl ? 1 : -1
  // Enter on a button or link activates that control.
  return key === 'Enter' && target === 'other' ? 1 : null
}

/** `fit`: back from full size. */
type ToolCommand = 'full-size' | 'fit' | 'slideshow'

/** The tool that a key press uses; null when it uses none. */
export function toolForKey({ key, modified, target, zoomed }: KeyPress): ToolCommand | null {
  if (modified || target === 'field') return null
  if (key === 'f') return 'full-size'
  // The first Escape ends the zoom, the second closes the lightbox.
  if (key === 'Escape') return zoomed ? 'fit' : null
  // The space bar on a button activates that button.
  return key === ' ' && target === 'other' ? 'slideshow' : null
}
