import { placeBeside } from './place-beside'

/** How long the pointer may be on its way from the words to what they show, ms: it may be pointed at (WCAG 1.4.13). */
export const HOVER_GRACE = 300

const MARK = '[data-tooltip]'

declare global {
  interface HTMLElement {
    /** TypeScript 5.9 does not know of the source yet; browsers that do not either leave it out. */
    showPopover(options: { readonly source: HTMLElement }): void
  }
}

/**
 * Shows what stands behind marked words at hover and focus too; a click or a tap, Escape and a click elsewhere are the
 * browser's own ways.
 *
 * @param wanted the words that somebody points at or has come to already
 */
export function wakeTooltips(wanted: HTMLElement): void {
  const stage = createStage()
  addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const mark = markAt(event.target)
    if (mark) stage.show(mark)
    else if (stage.holds(event.target)) stage.stay()
    else stage.leave()
  })
  document.documentElement.addEventListener('pointerleave', stage.leave)
  addEventListener('focusin', ({ target, relatedTarget }) => {
    const mark = markAt(target)
    // Focus that comes back from a tooltip which was just closed must not open it again.
    if (mark?.matches(':focus-visible') && !tipOf(mark)?.contains(asNode(relatedTarget)))
      stage.show(mark)
    else if (!mark && !stage.holds(target)) stage.hide()
  })
  // Hover or focus has shown it: the click that follows would take it away again.
  addEventListener('click', (event) => {
    const mark = markAt(event.target)
    if (!mark) return
    event.preventDefault()
    stage.click(mark)
  })
  if (!CSS.supports('position-area', 'bottom')) addEventListener('resize', stage.hide)
  if (wanted.matches(':hover, :focus-visible') || isOpenFor(wanted)) stage.show(wanted)
}

/** At most one tooltip is shown. */
function createStage() {
  let shown: { readonly mark: HTMLElement; readonly tip: HTMLElement } | null = null
  let isKept = false
  let leaving: ReturnType<typeof setTimeout> | undefined

  const stay = () => clearTimeout(leaving)
  const hide = () => {
    stay()
    if (shown && isOpen(shown.tip)) shown.tip.hidePopover()
    shown = null
    isKept = false
  }
  const show = (mark: HTMLElement) => {
    stay()
    const tip = tipOf(mark)
    if (!tip || (shown?.tip === tip && isOpen(tip))) return
    if (isOpen(tip)) {
      // A click came before this script: it stays as a click would have it.
      isKept = true
    } else {
      hide()
      // Named as its source it comes after the words in the order of focus.
      tip.showPopover({ source: mark })
      place(mark, tip)
    }
    shown = { mark, tip }
  }
  return {
    show,
    hide,
    stay,
    holds: (target: EventTarget | null) => !!shown?.tip.contains(asNode(target)),
    leave: () => {
      stay()
      const isFocused = !!shown && [shown.mark, shown.tip].some((each) => each.matches(FOCUSED))
      if (shown && !isKept && !isFocused) leaving = setTimeout(hide, HOVER_GRACE)
    },
    click: (mark: HTMLElement) => {
      const tip = tipOf(mark)
      if (tip && isOpen(tip) && isKept) return hide()
      show(mark)
      isKept = true
    },
  }
}

const FOCUSED = ':focus-visible, :has(:focus-visible)'

const isOpen = (tip: Element) => tip.matches(':popover-open')
const asNode = (target: EventTarget | null) => (target instanceof Node ? target : null)
const markAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(MARK) : null
const tipOf = (mark: HTMLElement) =>
  document.getElementById(mark.getAttribute('popovertarget') ?? '')

const isOpenFor = (mark: HTMLElement) => {
  const tip = tipOf(mark)
  return tip !== null && isOpen(tip)
}

/** The style sheet does it where the browser knows how to. */
function place(mark: HTMLElement, tip: HTMLElement): void {
  if (CSS.supports('position-area', 'bottom')) return
  const window = { width: document.documentElement.clientWidth, height: innerHeight }
  const { left, top } = placeBeside(
    mark.getBoundingClientRect(),
    tip.getBoundingClientRect(),
    window,
  )
  tip.style.setProperty('--tip-left', `${left + scrollX}px`)
  tip.style.setProperty('--tip-top', `${top + scrollY}px`)
  tip.dataset['placed'] = ''
}
