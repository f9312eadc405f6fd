import type { ImageVariant, TileImage } from '@tessera/gallery/core'
import type { ShareImage } from '../../components/layout/head/meta'

/** Other sites show images about this wide, px. */
const SHARE_WIDTH = 960
/** The type that most sites can read comes first. */
const PREFERRED_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
] as const satisfies readonly ImageVariant['type'][]

/**
 * The file of an image that other sites show with a link.
 * @param alt for images without their own
 */
export function shareImage(image: TileImage, alt: string): ShareImage | null {
  for (const preferred of PREFERRED_TYPES) {
    const variants = image.variants.filter(({ type }) => type === preferred)
    const best = variants.find(({ width }) => width >= SHARE_WIDTH) ?? variants.at(-1)
    if (!best) continue
    const { src, width } = best
    const height = Math.round((width * image.height) / image.width)
    return { src, width, height, alt: image.alt || alt }
  }
  return null
}
