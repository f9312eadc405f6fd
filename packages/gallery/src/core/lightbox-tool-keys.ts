import type { KeyPress } from './lightbox-keys'

/** `fit`: back from full size. */
export type ToolCommand = 'full-size' | 'fit' | 'slideshow'

/** Which tool a key press uses; null when it uses none. */
export function readTool({ key, modified, on, zoomed }: KeyPress): ToolCommand | null {
  if (modified || on === 'field') return null
  if (key === 'f') return 'full-size'
  // Escape takes back what came last: first the enlargement, then the lightbox.
  if (key === 'Escape') return zoomed ? 'fit' : null
  // The space bar on a button presses that button.
  return key === ' ' && on === 'elsewhere' ? 'slideshow' : null
}
