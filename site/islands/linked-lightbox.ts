import { openLinked } from '@tessera/gallery/linked'
import { loadGalleryLabels } from './gallery-labels'
import './lightbox'

/**
 * Opens what a link of a text leads to, among all others that match the selector, in reading order.
 *
 * @returns false when it cannot be shown there: another site, say, or a file to save
 */
export type OpenLink = (link: HTMLAnchorElement, selector: string) => boolean

/**
 * What opens links, once it knows the page's words. Waiting for them where the module begins would have the first
 * script cut in three: nothing that such a module needs may stand in one that comes before.
 */
export async function prepareLinks(): Promise<OpenLink> {
  const labels = await loadGalleryLabels()
  return (link, selector) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
    const { frameHosts } = link.closest<HTMLElement>('[data-frame-hosts]')?.dataset ?? {}
    return openLinked(links, links.indexOf(link), {
      frameHosts: frameHosts?.split(' ') ?? [],
      ...(labels && { labels }),
    })
  }
}
