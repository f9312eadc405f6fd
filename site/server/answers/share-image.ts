import type { TileImage } from '@tessera/gallery/core'
import type { ShareImage } from '../../pages/meta'

/** What other sites show is about this wide, px. */
const SHARE_WIDTH = 960
/** Most widely read first. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** @param alt where the image has none */
export function shareImage(image: TileImage, alt: string): ShareImage | null {
  for (const wanted of TYPES) {
    const sizes = image.variants.filter(({ type }) => type === wanted)
    const best = sizes.find(({ width }) => width >= SHARE_WIDTH) ?? sizes.at(-1)
    if (!best) continue
    const { src, width } = best
    const height = Math.round((width * image.height) / image.width)
    return { src, width, height, alt: image.alt || alt }
  }
  return null
}
