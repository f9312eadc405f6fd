import { slideContentOf, type LinkedFrom } from '../../core/slide-content'
import type { Tile } from '../../core/types'

/** What the lightbox shows of a link; null when the link is none of its business. */
export function tileOfLink(
  link: HTMLAnchorElement,
  id: string,
  frameHosts: LinkedFrom['frameHosts'],
): Tile | null {
  const content = slideContentOf(link.href, { page: location.href, frameHosts })
  if (!content) return null
  const picture = link.querySelector('img')
  const words = link.getAttribute('aria-label') || link.textContent.trim() || picture?.alt
  return {
    id,
    title: words || link.href,
    href: link.href,
    // A linked video is shown by the picture that the link is.
    content:
      content.kind === 'video' && picture ? { ...content, poster: picture.currentSrc } : content,
    ...{ image: null, plate: null, intro: null, date: null, author: null, terms: {} },
  }
}
