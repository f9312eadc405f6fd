import { slideContentOf, type LinkedFrom } from '../../core/slide-content'
import type { Tile } from '../../core/types'
import { readFilm } from './read-film'

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
    content:
      content.kind === 'video'
        ? {
            ...content,
            ...readFilm(link.dataset['film'] ?? ''),
            // A linked video is shown by the picture that the link is.
            ...(picture && { poster: picture.currentSrc }),
          }
        : content,
    ...{ image: null, plate: null, intro: null, date: null, author: null, terms: {} },
  }
}
