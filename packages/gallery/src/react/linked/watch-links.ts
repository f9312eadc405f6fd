import { isPlainClick } from '../../dom/is-plain-click'
import type { LinkedOptions } from './LinkedLightbox'
import { openLinked } from './open-linked'

/** Not inside a lightbox: links of an article that it shows are followed. */
const LINK = 'a[data-lightbox-link]:not([data-lightbox] *)'

/**
 * Opens the links within `root` that have `data-lightbox-link`, on plain clicks. Those with the same value are one set
 * of slides.
 *
 * @returns stops watching
 */
export function watchLinks(root: Element, options: LinkedOptions = {}): () => void {
  const onClick = (event: Event) => {
    if (!(event instanceof MouseEvent) || !isPlainClick(event)) return
    const target = event.target instanceof Element && event.target.closest(LINK)
    const links = [...root.querySelectorAll<HTMLAnchorElement>(LINK)].filter(
      ({ dataset }) => !(target instanceof HTMLElement) || isSameSet(dataset, target.dataset),
    )
    const start = links.findIndex((link) => link === target)
    if (start !== -1 && openLinked(links, start, options)) event.preventDefault()
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

const isSameSet = (a: DOMStringMap, b: DOMStringMap) => a['lightboxLink'] === b['lightboxLink']
