import { slideContentOf, type LinkedFrom } from '../../core/slide-content'
import type { Tile } from '../../core/types'
import { readVideo } from './read-video'

/** What the lightbox shows of a link; null when the link is none of its business. */
export function toTile(
  link: HTMLAnchorElement,
  id: string,
  frameHosts: LinkedFrom['frameHosts'],
): Tile | null {
  const content = slideContentOf(link.href, { page: location.href, frameHosts })
  if (!content) return null
  const image = link.querySelector('img')
  const words = link.getAttribute('aria-label') || link.textContent.trim() || image?.alt
  return {
    id,
    title: words || link.href,
    href: link.href,
    content:
      content.kind === 'video'
        ? {
            ...content,
            ...readVideo(link.dataset['video'] ?? ''),
            // A linked video is shown by the image that the link is.
            ...(image && { poster: image.currentSrc }),
          }
        : content,
    ...{ image: null, textCover: null, intro: null, date: null, author: null, terms: {} },
  }
}
