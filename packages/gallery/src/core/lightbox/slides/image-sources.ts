import { SOURCE_TYPES, type SourceType } from '../../enumerations'
import type { TileImage } from '../../types'
import { originalSource } from '../../tile/original-source'
import { LIGHTBOX_MARGIN, LIGHTBOX_PADDING } from '../constants'

/** Attributes of a `<picture>`: one source per type, the best type first. */
interface LightboxSources {
  readonly sources: readonly { readonly type: SourceType; readonly srcSet: string }[]
  readonly sizes: string
  /** For browsers that support none of the types. */
  readonly src: string
}

/** Width of frame and margin on both sides, px. */
const SURROUNDINGS = 2 * (LIGHTBOX_PADDING + LIGHTBOX_MARGIN)
/** Height of the caption, px. */
const CAPTION = 56

/**
 * Sources of an image at its size in the lightbox, `scale` times as large when zoomed. Attempts after the first bypass
 * all caches.
 */
export function lightboxSources(image: TileImage, attempt: number, scale = 1): LightboxSources {
  const sources = SOURCE_TYPES.flatMap((type) => {
    const variants = image.variants.filter((variant) => variant.type === type)
    const candidates = variants.map(({ src, width }) => `${retrySource(src, attempt)} ${width}w`)
    return candidates.length > 0 ? [{ type, srcSet: candidates.join(', ') }] : []
  })
  const ratio = image.width / image.height
  const fitted = `min(100vw - ${SURROUNDINGS}px, (100vh - ${SURROUNDINGS + CAPTION}px) * ${ratio.toFixed(4)}, ${image.width}px)`
  const sizes = scale > 1 ? `calc(${fitted} * ${scale.toFixed(2)})` : fitted
  return { sources, sizes, src: retrySource(originalSource(image), attempt) }
}

/** Width of the largest file, px. */
export const largestWidth = ({ variants }: TileImage): number =>
  Math.max(...variants.map(({ width }) => width))

/** The smallest file, shown while the large one loads if the tile's own image is not in the page. */
export function smallestSource(image: TileImage): string {
  const variants = image.variants.filter((variant) => variant.type !== 'image/avif')
  const candidates = variants.length > 0 ? variants : image.variants
  return candidates.reduce((best, variant) => (variant.width < best.width ? variant : best), {
    width: Infinity,
    src: '',
  }).src
}

/** Changes the URL for another attempt, because browsers and proxies cache failures. */
export function retrySource(src: string, attempt: number): string {
  // blob: and data: URLs are not cached.
  if (attempt === 0 || /^(blob|data):/.test(src)) return src
  return `${src}${src.includes('?') ? '&' : '?'}retry=${attempt}`
}
