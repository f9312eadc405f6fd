import { LIGHTBOX_MARGIN, LIGHTBOX_PADDING } from './lightbox-constants'
import type { ImageVariant, TileImage } from './types'

/** What a `<picture>` needs: one source per type, the best type first. */
export interface LightboxImage {
  readonly sources: readonly { readonly type: ImageVariant['type']; readonly srcSet: string }[]
  readonly sizes: string
  /** For a browser that knows none of the types' sources. */
  readonly src: string
}

const BEST_FIRST = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const

/** Room taken from the image's width and height by frame, margin and (in height) the caption, px. */
const AROUND = 2 * (LIGHTBOX_PADDING + LIGHTBOX_MARGIN)
const CAPTION = 56

/**
 * Sources of an image at the size the lightbox gives it, `scale` times as large when enlarged. Attempts after the
 * first go past every cache.
 */
export function lightboxImage(image: TileImage, attempt: number, scale = 1): LightboxImage {
  const sources = BEST_FIRST.flatMap((type) => {
    const variants = image.variants.filter((variant) => variant.type === type)
    const candidates = variants.map(({ src, width }) => `${retrySource(src, attempt)} ${width}w`)
    return candidates.length > 0 ? [{ type, srcSet: candidates.join(', ') }] : []
  })
  const ratio = image.width / image.height
  const fitted = `min(100vw - ${AROUND}px, (100vh - ${AROUND + CAPTION}px) * ${ratio.toFixed(4)}, ${image.width}px)`
  const sizes = scale > 1 ? `calc(${fitted} * ${scale.toFixed(2)})` : fitted
  return { sources, sizes, src: retrySource(originalSource(image), attempt) }
}

/** Width of the largest file, px. */
export const largestWidth = ({ variants }: TileImage): number =>
  Math.max(...variants.map(({ width }) => width))

/** The largest file of the type that most programs open. */
export function originalSource(image: TileImage): string {
  const type = BEST_FIRST.toReversed().find((type) =>
    image.variants.some((variant) => variant.type === type),
  )
  const variants = image.variants.filter((variant) => variant.type === type)
  return variants.reduce((best, variant) => (variant.width > best.width ? variant : best), {
    width: 0,
    src: '',
  }).src
}

/** The smallest file: what to show beneath when the tile's own image is not at hand. */
export function smallestSource(image: TileImage): string {
  const variants = image.variants.filter((variant) => variant.type !== 'image/avif')
  const candidates = variants.length > 0 ? variants : image.variants
  return candidates.reduce((best, variant) => (variant.width < best.width ? variant : best), {
    width: Infinity,
    src: '',
  }).src
}

/** The same address made new, since browsers and proxies remember failures. */
export function retrySource(src: string, attempt: number): string {
  // What a blob or data URL holds is in the page: there is no cache to go past.
  if (attempt === 0 || /^(blob|data):/.test(src)) return src
  return `${src}${src.includes('?') ? '&' : '?'}retry=${attempt}`
}
