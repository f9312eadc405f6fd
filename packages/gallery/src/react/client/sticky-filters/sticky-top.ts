/** Height of the bar with the filters in px, as in styles/filters/sticky-filters.css. */
export const STICKY_FILTERS_HEIGHT = 48

/** Height of what the page keeps at the top of the viewport, in px. */
export const stickyTop = (section: Element): number =>
  Number.parseFloat(getComputedStyle(section).getPropertyValue('--tessera-sticky-top')) || 0
