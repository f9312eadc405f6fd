import { popoverPosition } from '@tessera/gallery/dom'

/** How long a tooltip stays while the pointer moves to it, ms: WCAG 1.4.13 wants it to be hoverable. */
export const HOVER_GRACE_MS = 300

const BUTTON = '[data-tooltip]'

const hasAnchorPositioning = () => CSS.supports('position-area', 'bottom')

declare global {
  interface HTMLElement {
    /** TypeScript 5.9 lacks the option. Browsers that do not know it ignore it. */
    showPopover(options: { readonly source: HTMLElement }): void
  }
}

/**
 * Shows tooltips on hover and focus. The browser itself opens them on click and tap, and closes them on Escape and on a
 * click elsewhere.
 *
 * @param initial the button that the visitor hovers, focuses or has clicked already
 */
export function mountTooltips(initial: HTMLElement): void {
  const current = createCurrentTooltip()
  addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const button = buttonAt(event.target)
    if (button) current.show(button)
    else if (current.contains(event.target)) current.cancelHide()
    else current.hideSoon()
  })
  document.documentElement.addEventListener('pointerleave', current.hideSoon)
  addEventListener('focusin', ({ target, relatedTarget }) => {
    const button = buttonAt(target)
    // Focus that returns from a tooltip which was just closed must not open it again.
    if (button?.matches(':focus-visible') && !tooltipOf(button)?.contains(toNode(relatedTarget)))
      current.show(button)
    else if (!button && !current.contains(target)) current.hide()
  })
  // Hover or focus opened the tooltip, so the browser's own click handling would close it.
  addEventListener('click', (event) => {
    const button = buttonAt(event.target)
    if (!button) return
    event.preventDefault()
    current.toggle(button)
  })
  // The positions that `position` sets are those of the viewport's present size.
  if (!hasAnchorPositioning()) addEventListener('resize', current.hide)
  if (initial.matches(':hover, :focus-visible') || isOpenFor(initial)) current.show(initial)
}

/** Shows at most one tooltip. */
function createCurrentTooltip() {
  let shown: { readonly button: HTMLElement; readonly tooltip: HTMLElement } | null = null
  /** A click keeps the tooltip open when the pointer leaves. */
  let isPinned = false
  let hideTimer: ReturnType<typeof setTimeout> | undefined

  const cancelHide = () => clearTimeout(hideTimer)
  const hide = () => {
    cancelHide()
    if (shown && isOpen(shown.tooltip)) shown.tooltip.hidePopover()
    shown = null
    isPinned = false
  }
  const show = (button: HTMLElement) => {
    cancelHide()
    const tooltip = tooltipOf(button)
    if (!tooltip || (shown?.tooltip === tooltip && isOpen(tooltip))) return
    if (isOpen(tooltip)) {
      // A click opened it before this script loaded.
      isPinned = true
    } else {
      hide()
      // With a source, the tooltip follows the button in the focus order.
      tooltip.showPopover({ source: button })
      position(button, tooltip)
    }
    shown = { button, tooltip }
  }
  return {
    show,
    hide,
    cancelHide,
    contains: (target: EventTarget | null) => !!shown?.tooltip.contains(toNode(target)),
    hideSoon: () => {
      cancelHide()
      const isFocused =
        !!shown && [shown.button, shown.tooltip].some((element) => element.matches(FOCUSED))
      if (shown && !isPinned && !isFocused) hideTimer = setTimeout(hide, HOVER_GRACE_MS)
    },
    toggle: (button: HTMLElement) => {
      const tooltip = tooltipOf(button)
      if (tooltip && isOpen(tooltip) && isPinned) return hide()
      show(button)
      isPinned = true
    },
  }
}

const FOCUSED = ':focus-visible, :has(:focus-visible)'

const isOpen = (tooltip: Element) => tooltip.matches(':popover-open')
const toNode = (target: EventTarget | null) => (target instanceof Node ? target : null)
const buttonAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null
const tooltipOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('popovertarget') ?? '')

const isOpenFor = (button: HTMLElement) => {
  const tooltip = tooltipOf(button)
  return tooltip !== null && isOpen(tooltip)
}

/** Space between a button and its tooltip, in px; styles/blocks/tooltip.css has it as a margin. */
const DISTANCE = 6

/**
 * Positions a tooltip in browsers without CSS anchor positioning. tooltip.css reads the properties. Menus have
 * `positionPopover` of the gallery (docs/decisions/0050).
 */
function position(button: HTMLElement, tooltip: HTMLElement): void {
  if (hasAnchorPositioning()) return
  const { left, top } = popoverPosition(
    button.getBoundingClientRect(),
    tooltip.getBoundingClientRect(),
    { width: document.documentElement.clientWidth, height: innerHeight },
    { align: 'center', distance: DISTANCE },
  )
  tooltip.style.setProperty('--popover-left', `${left + scrollX}px`)
  tooltip.style.setProperty('--popover-top', `${top + scrollY}px`)
  tooltip.dataset['positioned'] = ''
}
