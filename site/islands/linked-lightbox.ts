import { openLinked } from '@tessera/gallery/linked'
import { loadGalleryLabels } from './gallery-labels'
import './lightbox'

const labels = await loadGalleryLabels()

/**
 * Opens what a link of a text leads to, among all others that match the selector, in reading order.
 *
 * @returns false when it cannot be shown there: another site, say, or a file to save
 */
export function openLink(link: HTMLAnchorElement, selector: string): boolean {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
  const { frameHosts } = link.closest<HTMLElement>('[data-frame-hosts]')?.dataset ?? {}
  return openLinked(links, links.indexOf(link), {
    frameHosts: frameHosts?.split(' ') ?? [],
    ...(labels && { labels }),
  })
}
