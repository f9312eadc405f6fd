import { LIGHTBOX_DURATION_MS } from '../../../core/lightbox/constants'
import { prefersReducedMotion } from '../../../dom/reduced-motion'
import { findTile } from './find-tile'

/**
 * Animates the slide's panel from the position and shape of its tile, or back to it with `reverse`. No animation under
 * reduced motion, or if the tile is not on the screen.
 */
export function animateFromTile(
  panel: HTMLElement,
  {
    gallery,
    tile,
    reverse,
  }: { readonly gallery: string; readonly tile: string; readonly reverse: boolean },
): void {
  const image = findTile(gallery, tile)?.querySelector('picture, [data-text-cover]')
  if (!image || prefersReducedMotion()) return
  const tileRect = image.getBoundingClientRect()
  const panelRect = panel.getBoundingClientRect()
  if (!isOnScreen(tileRect) || tileRect.width === 0 || panelRect.width === 0) return
  const keyframes = [tileKeyframe(tileRect, panelRect), { transform: 'none', clipPath: 'inset(0)' }]
  panel.animate(reverse ? keyframes.reverse() : keyframes, {
    duration: LIGHTBOX_DURATION_MS,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
    // Keeps the last keyframe until the dialog is removed.
    fill: reverse ? 'forwards' : 'none',
  })
}

/** The panel, scaled to cover the tile and clipped to its shape, as `object-fit: cover` clips the tile's image. */
function tileKeyframe(tile: DOMRect, panel: DOMRect): Keyframe {
  const scale = Math.max(tile.width / panel.width, tile.height / panel.height)
  const x = tile.x + tile.width / 2 - (panel.x + panel.width / 2)
  const y = tile.y + tile.height / 2 - (panel.y + panel.height / 2)
  const insetX = (panel.width - tile.width / scale) / 2
  const insetY = (panel.height - tile.height / scale) / 2
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${insetY}px ${insetX}px)`,
  }
}

const isOnScreen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
