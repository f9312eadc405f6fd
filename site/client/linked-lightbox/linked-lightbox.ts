import { openLinked } from '@tessera/gallery/linked'
import { loadGalleryLabels } from '../galleries/gallery-labels'
import '../galleries/lightbox'

/**
 * Opens a link in the lightbox, together with all other links of the page with the same `data-lightbox-link`, in
 * reading order.
 *
 * @returns false when the lightbox cannot show it, such as a page of another site or a file to download
 */
export type OpenLink = (link: HTMLAnchorElement) => boolean

/**
 * Loads the labels of the lightbox in the page's language.
 *
 * The labels are not loaded by a top-level `await`: a module with one cannot import from the entry chunk, so the entry
 * would be split into three files.
 *
 * @param selector matches all links that open in the lightbox
 */
export async function createOpenLink(selector: string): Promise<OpenLink> {
  const labels = await loadGalleryLabels()
  return (link) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)].filter(
      ({ dataset }) => dataset['lightboxLink'] === link.dataset['lightboxLink'],
    )
    const { frameHosts } = link.closest<HTMLElement>('[data-frame-hosts]')?.dataset ?? {}
    return openLinked(links, links.indexOf(link), {
      frameHosts: frameHosts?.split(' ') ?? [],
      ...(labels && { labels }),
    })
  }
}
