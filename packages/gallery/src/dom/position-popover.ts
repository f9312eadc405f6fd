import { debounce } from './debounce'
import { isAtAnchor, popoverPosition, type PopoverPlacement } from './popover-position'

/**
 * Keeps an open popover at its anchor while the page scrolls or changes size. Where CSS anchor positioning does that,
 * nothing is changed. Where it is missing (Firefox before 147, Safari before 26), or leaves the popover off its anchor or
 * off the viewport (WebKit flips popovers as if the page were not scrolled), the popover gets `data-positioned` and its
 * `inset` in the custom property `--_tessera-inset`, in px of the viewport.
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
    const anchorRect = anchor.getBoundingClientRect()
    const isPositioned = popover.dataset['positioned'] !== undefined
    if (!isPositioned && isAtAnchor(anchorRect, popover.getBoundingClientRect(), viewport)) return
    // Before its size is measured, which can be another one without anchor positioning.
    popover.dataset['positioned'] = ''
    const size = popover.getBoundingClientRect()
    const { left, top } = popoverPosition(anchorRect, size, viewport, placement)
    popover.style.setProperty('--_tessera-inset', `${top}px auto auto ${left}px`)
  }
  const onScroll = () => {
    if (popover.dataset['positioned'] !== undefined) return update()
    // Anchor positioning follows a scrolled page at the end of the frame.
    requestAnimationFrame(() => setTimeout(() => isOpen && update()))
  }
  let isOpen = true
  // A `beforetoggle` event comes before the popover is laid out.
  const frame = requestAnimationFrame(update)
  addEventListener('scroll', onScroll, { passive: true })
  const resize = debounce(update)
  addEventListener('resize', resize.call)
  return () => {
    isOpen = false
    cancelAnimationFrame(frame)
    resize.cancel()
    removeEventListener('scroll', onScroll)
    removeEventListener('resize', resize.call)
    delete popover.dataset['positioned']
  }
}
