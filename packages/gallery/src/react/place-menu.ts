/** A rectangle in px of the viewport. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Space kept between a menu and its button, and between a menu and the viewport's edge, in px. */
const DISTANCE = 4
const EDGE = 8

/** Where a menu stands: under its button, above it when there is more room, always inside the viewport. In px. */
export function placeMenu(
  button: Box,
  menu: Pick<Box, 'width' | 'height'>,
  viewport: Pick<Box, 'width' | 'height'>,
): { readonly left: number; readonly top: number } {
  const below = button.top + button.height + DISTANCE
  const above = button.top - DISTANCE - menu.height
  const fits = below + menu.height + EDGE <= viewport.height
  const top = fits || above < EDGE ? Math.min(below, viewport.height - EDGE - menu.height) : above
  const left = Math.min(button.left, viewport.width - EDGE - menu.width)
  return { left: Math.max(EDGE, left), top: Math.max(EDGE, top) }
}
