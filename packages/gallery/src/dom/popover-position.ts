/** A rectangle in px of the viewport. */
interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
type Size = Pick<Rect, 'width' | 'height'>

export interface PopoverPlacement {
  /** Whether left edges or centres are aligned. */
  readonly align: 'start' | 'center'
  /** Space between the anchor and the popover, in px. */
  readonly distance: number
}

/** Space between a popover and the edges of the viewport, in px. */
export const POPOVER_MARGIN = 8

/**
 * Position of a popover in px of the viewport: below its anchor, above it if there is only room above, always inside
 * the viewport. Of a popover that is larger than the viewport, the start stays visible.
 */
export function popoverPosition(
  anchor: Rect,
  popover: Size,
  viewport: Size,
  { align, distance }: PopoverPlacement,
): { readonly left: number; readonly top: number } {
  const below = anchor.top + anchor.height + distance
  const above = anchor.top - distance - popover.height
  const fitsBelow = below + popover.height + POPOVER_MARGIN <= viewport.height
  const left = align === 'start' ? anchor.left : anchor.left + anchor.width / 2 - popover.width / 2
  return {
    left: clamp(left, viewport.width - popover.width),
    top: clamp(
      fitsBelow || above < POPOVER_MARGIN ? below : above,
      viewport.height - popover.height,
    ),
  }
}

/** Largest space between an anchor and a popover that still belongs to it, px. */
const MAX_DISTANCE = 12

/**
 * Whether a popover begins or ends at its anchor, is inside the viewport, and is not above the anchor while there is room
 * below. One that is as wide as the viewport is a sheet, which belongs to no anchor.
 */
export function isAtAnchor(anchor: Rect, popover: Rect, viewport: Size): boolean {
  if (popover.width >= viewport.width) return true
  const right = popover.left + popover.width
  const bottom = popover.top + popover.height
  const isInside =
    popover.left >= 0 && popover.top >= 0 && right <= viewport.width && bottom <= viewport.height
  const isDetached = popover.left > anchor.left + anchor.width || right < anchor.left
  const distance = Math.max(popover.top - anchor.top - anchor.height, anchor.top - bottom)
  const below = anchor.top + anchor.height + MAX_DISTANCE
  const isFlipped = popover.top < anchor.top && below + popover.height <= viewport.height
  return isInside && !isDetached && !isFlipped && distance >= -1 && distance <= MAX_DISTANCE
}

const clamp = (offset: number, freeSpace: number) =>
  Math.max(POPOVER_MARGIN, Math.min(offset, freeSpace - POPOVER_MARGIN))
