import { nextFrame } from '../../../dom/next-frame'

/** After the lightbox closed: scrolls to the tile of the slide shown last, and focuses its zoom link. */
export function focusClosedTile(section: Element, tile: HTMLElement | null) {
  const scrollToTile = () => tile?.scrollIntoView({ block: 'nearest' })
  scrollToTile()
  focus(tile?.querySelector('[data-zoom]') ?? fallbackTarget(section))
  // After Back the browser restores the scroll position of the history entry, sometimes later than this.
  void nextFrame().then(() => tile?.contains(document.activeElement) && scrollToTile())
}

/** While the bar is there, the controls in the page are out of the viewport. */
export const fallbackTarget = (section: Element) =>
  section.querySelector('[data-sticky-bar] :is([data-active-filters] a, button)') ??
  section.querySelector('[data-active-filters] a') ??
  section.querySelector('[role="status"]')

export const focus = (element: Element | null) => {
  if (element instanceof HTMLElement) element.focus()
}
