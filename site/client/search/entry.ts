import { lazyFeature } from '../loading/lazy-feature'

/** Adds suggestions to the search box when it gets the focus. Without it the box is a form that leads to the results. */
export function loadSearchBoxOnFocus(): void {
  const root = document.querySelector<HTMLElement>('[data-search-box]')
  root?.addEventListener(
    'focusin',
    lazyFeature('hydrate-search-box', () =>
      import('./hydrate-search-box').then((code) => code.hydrateSearchBox(root)),
    ),
  )
}
