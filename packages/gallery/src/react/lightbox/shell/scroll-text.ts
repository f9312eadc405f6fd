import { prefersReducedMotion } from '../../../dom/reduced-motion'

/** Keys that scroll a line or a page. */
const SCROLL_KEY = /^(Arrow|Page)(Up|Down)$/

/** px */
const LINE_HEIGHT = 40
/** Share of the visible height. */
const PAGE_SHARE = 0.875

const DURATION_MS = 250

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
  const distance = (isDown ? 1 : -1) * (unit === 'Page' ? clientHeight * PAGE_SHARE : LINE_HEIGHT)
  if (repeat || prefersReducedMotion()) panel.scrollTop += distance
  else scrollSmoothly(panel, distance)
  return true
}

/**
 * Scrolls by `distance` px, until something else scrolls the panel or it shows another slide. The browser's own smooth
 * scrolling cannot be stopped: it would go on in the next slide.
 */
function scrollSmoothly(panel: Element, distance: number): void {
  const from = panel.scrollTop
  const slide = slideOf(panel)
  let reached = from
  let startedAt: number | undefined
  const step = (now: number) => {
    if (panel.scrollTop !== reached || slideOf(panel) !== slide) return
    startedAt ??= now
    const progress = Math.min((now - startedAt) / DURATION_MS, 1)
    panel.scrollTop = from + distance * progress * (2 - progress)
    reached = panel.scrollTop
    if (progress < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

const slideOf = (panel: Element) => panel.closest('[data-slide]')?.getAttribute('data-slide')
