import type { LinkedOptions } from './LinkedLightbox'
import { openLinked } from './open-linked'

/** Those of an article that stands in the lightbox are plain ones. */
const LINK = 'a[data-lightbox-link]:not([data-lightbox] *)'

/** Opens the links within an element that are marked `data-lightbox-link`, as one set; call what it returns to stop. */
export function watchLinks(root: Element, options: LinkedOptions = {}): () => void {
  const onClick = (event: Event) => {
    if (!(event instanceof MouseEvent) || !isPlain(event)) return
    const link = event.target instanceof Element && event.target.closest(LINK)
    const links = [...root.querySelectorAll<HTMLAnchorElement>(LINK)]
    const start = links.findIndex((one) => one === link)
    if (start !== -1 && openLinked(links, start, options)) event.preventDefault()
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

/** Clicks that open tabs and windows are left to the browser. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
