/** Controls that change the results where they are. Paging moves the focus to its tiles. */
const CONTROLS = '[data-option], [data-active-filters] a'

/**
 * After a tap on a filter, scrolls so that the number of results and the first row are in the viewport, as soon as they
 * have changed. The deferred effects of the gallery do it later.
 */
export function showResultsAfterTap(root: Element, control: Element | undefined, event: Event) {
  const isTap = event instanceof PointerEvent && event.pointerType === 'touch'
  const status = root.querySelector('[role="status"]')
  const grid = root.querySelector('[data-grid]')
  if (!isTap || !status || !control?.matches(CONTROLS)) return
  const observer = new MutationObserver(() => {
    observer.disconnect()
    scrollToResults(status, root.querySelector('[data-tile], [data-no-results]'))
  })
  observer.observe(status, { childList: true, characterData: true, subtree: true })
  if (grid) observer.observe(grid, { childList: true })
}

function scrollToResults(status: Element, first: Element | null) {
  if (!first) return
  // The sticky header is in it.
  const padding = getComputedStyle(document.documentElement).scrollPaddingBlockStart
  const top = Number.parseFloat(padding) || 0
  const from = status.getBoundingClientRect().top
  const to = first.getBoundingClientRect().bottom
  if (from >= top && to <= innerHeight) return
  const target = to - from <= innerHeight - top ? status : first
  target.scrollIntoView({ behavior: 'instant' })
}
