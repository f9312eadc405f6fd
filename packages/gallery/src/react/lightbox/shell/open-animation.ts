import { LIGHTBOX_DURATION } from '../../../core/lightbox-constants'
import { findTile } from './find-tile'

/** Lets a slide grow out of its tile, or shrink back into it: the shared element of both. Nothing under reduced motion. */
export function animateFromTile(
  sheet: HTMLElement,
  {
    gallery,
    tile,
    back,
  }: { readonly gallery: string; readonly tile: string; readonly back: boolean },
): void {
  const image = findTile(gallery, tile)?.querySelector('picture, [data-text-cover]')
  if (!image || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const small = image.getBoundingClientRect()
  const large = sheet.getBoundingClientRect()
  if (!isOnScreen(small) || small.width === 0 || large.width === 0) return
  const frames = [tileFrame(small, large), { transform: 'none', clipPath: 'inset(0)' }]
  sheet.animate(back ? frames.reverse() : frames, {
    duration: LIGHTBOX_DURATION,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
    // It stays there until the lightbox is gone.
    fill: back ? 'forwards' : 'none',
  })
}

/** The sheet made as large as it must be to cover the tile, and cut to its shape, as the tile cuts its image. */
function tileFrame(small: DOMRect, large: DOMRect): Keyframe {
  const scale = Math.max(small.width / large.width, small.height / large.height)
  const x = small.x + small.width / 2 - (large.x + large.width / 2)
  const y = small.y + small.height / 2 - (large.y + large.height / 2)
  const cutX = (large.width - small.width / scale) / 2
  const cutY = (large.height - small.height / scale) / 2
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${cutY}px ${cutX}px)`,
  }
}

const isOnScreen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
