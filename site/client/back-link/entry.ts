import { elementAt } from '../loading/element-at'
import { lazyFeature } from '../loading/lazy-feature'
import { readReturnState, saveReturnState } from './return-state'

/** Saves which gallery an article is opened from, as it is filtered, and shows the way back on the article's page. */
export function loadBackLink(): void {
  addEventListener('click', saveGallery)
  const nav = document.querySelector<HTMLElement>('[data-back-link]')
  const state = nav && readReturnState()
  if (nav && state?.article === location.pathname)
    void lazyFeature('mount-back-link', () =>
      import('./mount-back-link').then((code) => code.mountBackLink(nav, state)),
    )()
}

function saveGallery(event: Event): void {
  const link = elementAt<HTMLAnchorElement>(
    '[data-tile] a[href^="/"], [data-lightbox] a[href^="/"]',
    event,
  )
  const section = link?.closest<HTMLElement>('[data-gallery]')
  const file = section?.closest<HTMLElement>('[data-gallery-file]')?.dataset['galleryFile']
  if (!link || !section || !file) return
  saveReturnState({
    file,
    gallery: section.dataset['gallery'] ?? '',
    title: section.querySelector('h2')?.textContent ?? '',
    page: location.pathname + location.search,
    article: link.pathname,
  })
}
