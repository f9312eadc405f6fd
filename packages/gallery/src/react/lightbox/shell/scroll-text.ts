import { prefersReducedMotion } from '../../../dom/reduced-motion'

/** Keys that scroll: their direction, and whether they scroll a line or a page. */
const SCROLL_KEYS: Readonly<
  Record<string, { readonly direction: 1 | -1; readonly unit: 'line' | 'page' }>
> = {
  ArrowDown: { direction: 1, unit: 'line' },
  ArrowUp: { direction: -1, unit: 'line' },
  PageDown: { direction: 1, unit: 'page' },
  PageUp: { direction: -1, unit: 'page' },
}

/** px */
const LINE_HEIGHT = 40
/** Share of the visible height. */
const PAGE_SHARE = 0.875

/**
 * Scrolls the text of a slide. At the end of the text a new key press moves to the next slide instead. The browser's own
 * smooth scrolling cannot be stopped and would continue in the next slide.
 *
 * @returns whether the key press is handled
 */
export function scrollText(dialog: Element, { key, repeat }: KeyboardEvent): boolean {
  const pressed = SCROLL_KEYS[key]
  const panel = dialog.querySelector('[data-panel]')
  if (!pressed || !panel) return false
  const { scrollTop, scrollHeight, clientHeight } = panel
  const maxScroll = scrollHeight - clientHeight
  if (maxScroll <= 1) return false
  const { direction, unit } = pressed
  const isAtEnd = direction === 1 ? scrollTop >= maxScroll - 1 : scrollTop <= 0
  if (isAtEnd) return repeat
  panel.scrollBy({
    top: direction * (unit === 'page' ? clientHeight * PAGE_SHARE : LINE_HEIGHT),
    behavior: repeat || prefersReducedMotion() ? 'instant' : 'smooth',
  })
  return true
}
