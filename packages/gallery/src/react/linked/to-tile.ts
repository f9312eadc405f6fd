import { toSlideContent, type LinkContext } from '../../core/lightbox/slides/slide-content'
import type { Tile } from '../../core/types'
import { readImage } from './read-image'
import { readVideo } from './read-video'

/** The tile of a link; null if the lightbox cannot show its target. */
export function toTile(
  link: HTMLAnchorElement,
  id: string,
  frameHosts: LinkContext['frameHosts'],
): Tile | null {
  const content = toSlideContent(link.href, { page: location.href, frameHosts })
  if (!content) return null
  const image = content.kind === 'linked-image' ? readImage(link) : null
  if (image) {
    const title = image.caption ?? image.alt
    return { ...NO_DETAILS, id, title, href: link.href, image }
  }
  const thumbnail = link.querySelector('img')
  const title = link.getAttribute('aria-label') || link.textContent.trim() || thumbnail?.alt
  return {
    id,
    title: title || link.href,
    href: link.href,
    content:
      content.kind === 'video'
        ? {
            ...content,
            ...readVideo(link.dataset['video'] ?? ''),
            // The link's image is the poster.
            ...(thumbnail && { poster: thumbnail.currentSrc }),
          }
        : content,
    ...NO_DETAILS,
  }
}

const NO_DETAILS = {
  ...{ image: null, textCover: null, intro: null, date: null, author: null, terms: {} },
} as const
