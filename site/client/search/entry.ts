import { lazyFeature } from '../loading/lazy-feature'

/** Adds suggestions to the search box when it gets the focus. Without it the box is a form that leads to the results. */
export function loadSearchBoxOnFocus(): void {
  const root = document.querySelector<HTMLElement>('[data-search-box]')
  const load = lazyFeature('hydrate-search-box', async (box: HTMLElement) =>
    (await import('./hydrate-search-box')).hydrateSearchBox(box),
  )
  root?.addEventListener('focusin', () => load(root))
}
