import type { Page } from '@playwright/test'

/** More than any page of the demo has. */
const MOST_STOPS = 1000

/** What is wrong with walking through a page by Tab alone; nothing when all is well. */
export async function walkByKeys(page: Page): Promise<readonly string[]> {
  const problems: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(lookAtFocus)
    // Past the last control the browser is at the document again.
    if (found === null) break
    problems.push(...found.problems.map((problem) => `${found.name} ${problem}`))
    if (found.isKnown) break
  }
  return [...problems, ...(await page.evaluate(notReached))]
}

interface Stop {
  readonly name: string
  /** Was the focus here before? */
  readonly isKnown: boolean
  readonly problems: readonly string[]
}

/** In the page: the control that has the focus, or null when the walk has left the page. */
function lookAtFocus(): Stop | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const before = document.querySelector('[data-walk="now"]')
  // A player's own controls are stops within it: the browser names them all after it.
  const isWithin = focused === before && focused.matches('video[controls]')
  const isKnown = focused.hasAttribute('data-walk') && !isWithin
  before?.setAttribute('data-walk', '')
  focused.setAttribute('data-walk', 'now')
  const problems = [
    isKnown && 'has the focus again',
    !isSeen() && 'is not to be seen when it has the focus',
    !isWithin && !isMarked() && 'does not show that it has the focus',
    before && !isWithin && isBack(before) && `comes after what stands behind it: ${nameOf(before)}`,
  ]
  return {
    name: nameOf(focused),
    isKnown,
    problems: problems.filter((each) => each !== false && each !== null),
  }

  /** Nothing else covers it: its own boxes, or, of a link around blocks, those of its children. */
  function isSeen() {
    if (!(focused instanceof HTMLElement)) return false
    const boxes = [focused, ...focused.children].flatMap((each) => [...each.getClientRects()])
    const isThere = focused.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return (
      isThere &&
      boxes.some(({ left, top, width, height }) =>
        [0.5, 0.1, 0.9].some((part) => {
          const at = document.elementFromPoint(left + width * part, top + height * part)
          return at !== null && (at.contains(focused) || focused.contains(at))
        }),
      )
    )
  }

  /** The mark may be the control's own, or that of the tile or the form around it. */
  function isMarked() {
    if (!(focused instanceof HTMLElement)) return false
    const around = focused.closest('[data-tile], form')
    return [focused, ...focused.querySelectorAll('*'), ...(around ? [around] : [])].some((each) =>
      [null, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each, part)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      }),
    )
  }

  /** Behind it in the markup, or above it and back in the line. Tiles of a mosaic are packed, and what sticks has no place. */
  function isBack(other: Element) {
    if (!(focused instanceof HTMLElement)) return false
    if (!(other.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)) return true
    if (focused.closest('[data-tile]') && other.closest('[data-tile]')) return false
    if ([other, focused].some((each) => each.closest('header, .skip-link, .facts'))) return false
    const [from, to] = [other.getBoundingClientRect(), focused.getBoundingClientRect()]
    const isLeftward = getComputedStyle(focused).direction === 'rtl'
    const isBackInLine = isLeftward ? to.right > from.left : to.left < from.right
    return to.bottom <= from.top && isBackInLine
  }

  function nameOf(element: Element) {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`
  }
}

/** In the page: the controls at which the walk did not stop. */
function notReached(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]',
  )
  return [...all]
    .filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.hasAttribute('data-walk') &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    .map(({ tagName, textContent }) => `${tagName.toLowerCase()} “${textContent}” is not reached`)
}
