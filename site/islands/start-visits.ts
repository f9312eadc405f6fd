import { tellFailure } from './start-part'
import { recallVisit, rememberVisit } from './visit'
import { elementAt } from './when-wanted'

/** Remembers from which gallery, as it was filtered, an article is opened, and tells the article. */
export function startVisits(): void {
  addEventListener('click', rememberGallery)
  const nav = document.querySelector<HTMLElement>('[data-came-from]')
  const visit = nav && recallVisit()
  if (nav && visit?.at === location.pathname)
    import('./come-from').then((part) => part.comeFrom(nav, visit)).catch(tellFailure('come-from'))
}

function rememberGallery(event: Event): void {
  const link = elementAt<HTMLAnchorElement>(
    '[data-tile] a[href^="/"], [data-lightbox] a[href^="/"]',
    event,
  )
  const section = link?.closest<HTMLElement>('[data-gallery]')
  const source = section?.closest<HTMLElement>('[data-island]')?.dataset['island']
  if (!link || !section || !source) return
  rememberVisit({
    source,
    gallery: section.dataset['gallery'] ?? '',
    title: section.querySelector('h2')?.textContent ?? '',
    page: location.pathname + location.search,
    at: link.pathname,
  })
}
