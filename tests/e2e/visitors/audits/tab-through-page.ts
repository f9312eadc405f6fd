import type { Page } from '@playwright/test'

/** More controls than any page of the demo has. */
const MAX_STOPS = 1000

/** Presses Tab through a page and returns what is wrong with the order, visibility and reach of the focus. */
export async function tabThroughPage(page: Page): Promise<readonly string[]> {
  const problems: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(inspectFocus)
    // After the last control the document has the focus.
    if (focus === null) break
    problems.push(...focus.problems.map((problem) => `${focus.name} ${problem}`))
    if (focus.isVisited) break
  }
  return [...problems, ...(await page.evaluate(findUnreached))]
}

interface FocusReport {
  readonly name: string
  /** Whether the control had the focus before. */
  readonly isVisited: boolean
  readonly problems: readonly string[]
}

/** Runs in the page. Null when no control has the focus. */
function inspectFocus(): FocusReport | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const before = document.querySelector('[data-visited="current"]')
  // The controls of a video player are stops too, but `activeElement` is the player.
  const isWithin = focused === before && focused.matches('video[controls]')
  const isVisited = focused.hasAttribute('data-visited') && !isWithin
  before?.setAttribute('data-visited', '')
  focused.setAttribute('data-visited', 'current')
  const problems = [
    isVisited && 'has the focus again',
    !isUncovered() && 'is not visible while it has the focus',
    !isWithin && !hasFocusRing() && 'does not show that it has the focus',
    before &&
      !isWithin &&
      precedes(before) &&
      `gets the focus after a later control: ${nameOf(before)}`,
  ]
  return {
    name: nameOf(focused),
    isVisited,
    problems: problems.filter((problem) => problem !== false && problem !== null),
  }

  /** Whether a point of its boxes is not covered. A link around blocks has the boxes of its children. */
  function isUncovered() {
    if (!(focused instanceof HTMLElement)) return false
    const boxes = [focused, ...focused.children].flatMap((element) => [...element.getClientRects()])
    const isVisible = focused.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return (
      isVisible &&
      boxes.some(({ left, top, width, height }) =>
        [0.5, 0.1, 0.9].some((fraction) => {
          const topmost = document.elementFromPoint(
            left + width * fraction,
            top + height * fraction,
          )
          return topmost !== null && (topmost.contains(focused) || focused.contains(topmost))
        }),
      )
    )
  }

  /** The outline may be that of the control, or of the tile or form around it. */
  function hasFocusRing() {
    if (!(focused instanceof HTMLElement)) return false
    const container = focused.closest('[data-tile], form')
    const elements = [focused, ...focused.querySelectorAll('*'), ...(container ? [container] : [])]
    return elements.some((element) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      }),
    )
  }

  /** Whether the focused control comes before the other one, in the markup or on the screen. Ignores the screen order of mosaic tiles and sticky elements. */
  function precedes(other: Element) {
    if (!(focused instanceof HTMLElement)) return false
    if (!(other.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)) return true
    if (focused.closest('[data-tile]') && other.closest('[data-tile]')) return false
    if ([other, focused].some((element) => element.closest('header, .skip-link, .facts')))
      return false
    const [from, to] = [other.getBoundingClientRect(), focused.getBoundingClientRect()]
    const isRightToLeft = getComputedStyle(focused).direction === 'rtl'
    const isEarlierInLine = isRightToLeft ? to.right > from.left : to.left < from.right
    return to.bottom <= from.top && isEarlierInLine
  }

  function nameOf(element: Element) {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”`
  }
}

/** Runs in the page. The focusable controls that never had the focus. */
function findUnreached(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]',
  )
  return [...all]
    .filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.hasAttribute('data-visited') &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        // Repeats the filters of the page, and comes behind the focus when they have left the viewport.
        !element.closest('[data-sticky-filters]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    .map(({ tagName, textContent }) => `${tagName.toLowerCase()} “${textContent}” is not reached`)
}
