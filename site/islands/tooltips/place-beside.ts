/** A rectangle in px of the viewport. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
type Size = Pick<Box, 'width' | 'height'>

/** Between the words and what they show, and between that and the window's edge, px. */
export const DISTANCE = 6
export const EDGE = 8

/** Under the words and in their middle; above them where only there is room; never out of the window. px */
export function placeBeside(
  words: Box,
  tip: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const below = words.top + words.height + DISTANCE
  const above = words.top - DISTANCE - tip.height
  const isAbove = below + tip.height + EDGE > window.height && above >= EDGE
  const middle = words.left + words.width / 2 - tip.width / 2
  return {
    left: within(middle, window.width - tip.width),
    top: within(isAbove ? above : below, window.height - tip.height),
  }
}

/** The beginning counts where not all has room. */
const within = (place: number, room: number) => Math.max(EDGE, Math.min(place, room - EDGE))
