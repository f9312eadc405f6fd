import { debounce } from './debounce'
import { popoverPosition, type PopoverPlacement } from './popover-position'

/**
 * Keeps an open popover at its anchor while the page scrolls or changes size. Writes the position to the custom
 * properties `--popover-left` and `--popover-top` of the popover, in px of the viewport, for browsers without CSS
 * anchor positioning.
 *
 * @returns stops following the anchor
 */
export function positionPopover(
  popover: HTMLElement,
  anchor: Element,
  placement: PopoverPlacement,
): () => void {
  const update = () => {
    // Without the width of the scroll bar, which would cover the popover.
    const viewport = { width: document.documentElement.clientWidth, height: innerHeight }
    const { left, top } = popoverPosition(
      anchor.getBoundingClientRect(),
      popover.getBoundingClientRect(),
      viewport,
      placement,
    )
    popover.style.setProperty('--popover-left', `${left}px`)
    popover.style.setProperty('--popover-top', `${top}px`)
  }
  update()
  addEventListener('scroll', update, { passive: true })
  const resize = debounce(update)
  addEventListener('resize', resize.call)
  return () => {
    resize.cancel()
    removeEventListener('scroll', update)
    removeEventListener('resize', resize.call)
  }
}
