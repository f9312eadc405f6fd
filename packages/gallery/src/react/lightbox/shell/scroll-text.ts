import { prefersReducedMotion } from '../../../dom/reduced-motion'

/** Keys that scroll a line or a page. */
const SCROLL_KEY = /^(Arrow|Page)(Up|Down)$/

/** px */
const LINE_HEIGHT = 40
/** Share of the visible height. */
const PAGE_SHARE = 0.875

/**
 * Scrolls the text of a slide. At the end of the text a new key press moves to the next slide instead.
 *
 * @returns whether the key press is handled
 */
export function scrollText(dialog: Element, { key, repeat }: KeyboardEvent): boolean {
  const [, unit, direction] = SCROLL_KEY.exec(key) ?? []
  const panel = dialog.querySelector('[data-panel]')
  if (!unit || !panel) return false
  const { scrollTop, scrollHeight, clientHeight } = panel
  const maxScroll = scrollHeight - clientHeight
  if (maxScroll <= 1) return false
  const isDown = direction === 'Down'
  const isAtEnd = isDown ? scrollTop >= maxScroll - 1 : scrollTop <= 0
  if (isAtEnd) return repeat
  const top =
    scrollTop + (isDown ? 1 : -1) * (unit === 'Page' ? clientHeight * PAGE_SHARE : LINE_HEIGHT)
  if (repeat || prefersReducedMotion()) panel.scrollTop = top
  else scrollSmoothly(panel, top)
  return true
}

/**
 * Scrolls a quarter of the way in each frame, until something else scrolls the panel, such as the next slide, which begins
 * at its top. The browser's own smooth scrolling cannot be stopped: it would go on in that slide.
 *
 * @param top px
 */
function scrollSmoothly(panel: Element, top: number): void {
  const from = panel.scrollTop
  const left = top - from
  panel.scrollTop += left * left < 16 ? left : left / 4
  const reached = panel.scrollTop
  if (reached !== from)
    requestAnimationFrame(() => panel.scrollTop === reached && scrollSmoothly(panel, top))
}
