import { BREAKPOINT_MIN_WIDTH } from '../breakpoints'
import { BREAKPOINTS, SOURCE_TYPES, type Breakpoint, type SourceType } from '../enumerations'
import type { ImageVariant, Span, TileImage } from '../types'

/** Size of a tile's image at one breakpoint. */
interface ImageSlot {
  /** Cells of the tile; 1 by 1 in layouts without cells. */
  readonly span: Span
  /** Width of the image's box divided by the width of the gallery, 0 to 1. */
  readonly widthFraction: number
  /**
   * Width divided by height of the box, which the image covers; null where the box has the shape of its image, up to that
   * of the widest tile.
   */
  readonly ratio: number | null
  /** Largest width of the box, px. */
  readonly maxWidth?: number
}

export type ImageSlots = Readonly<Record<Breakpoint, ImageSlot>>

/** One `<source>`: all files of one type. */
interface ImageSource {
  readonly type: SourceType
  readonly srcSet: string
}

/** Attributes of a `<picture>`. */
interface ImageSources {
  /** All types except the last, best first. */
  readonly sources: readonly ImageSource[]
  /**
   * Files for the `<img>` itself when there is only one type; null otherwise. Browsers that support none of the better
   * types use `src`: a second list would double the markup of an image for very few visitors.
   */
  readonly srcSet: string | null
  readonly src: string
  readonly sizes: string
}

/** Width of the file in `src`, px: sharp enough for any tile, small enough for an old phone. */
const FALLBACK_WIDTH = 640

/** Attributes of the `<picture>` of a tile. */
export function imageSources(image: TileImage, slots: ImageSlots): ImageSources {
  const types = SOURCE_TYPES.map((type) =>
    image.variants.filter((file) => file.type === type),
  ).filter((files) => files.length > 0)
  const last = types.at(-1) ?? image.variants
  return {
    sources: types
      .slice(0, -1)
      .flatMap((files) => (files[0] ? [{ type: files[0].type, srcSet: srcSet(files) }] : [])),
    srcSet: types.length > 1 ? null : srcSet(last),
    src: (last.find(({ width }) => width >= FALLBACK_WIDTH) ?? last.at(-1))?.src ?? '',
    sizes: imageSizes(image.width / image.height, slots),
  }
}

/**
 * The `sizes` attribute: the width of the box, or more where the box is higher than the shape of the image, because an
 * image that covers its box is then wider than the box. Everything grows with the gallery, so the unit is vw.
 */
export function imageSizes(aspectRatio: number, slots: ImageSlots): string {
  return BREAKPOINTS.map((breakpoint) => {
    const { widthFraction, ratio, maxWidth } = slots[breakpoint]
    // 3: that of the widest tile. The constant of aspect-ratio.ts would take 13 bytes; a test compares them.
    const cover = Math.max(1, aspectRatio / (ratio ?? 3))
    // Steps of 2 vw, so that similar tiles have the same text.
    const vw = 2 * Math.ceil(50 * GALLERY_FRACTION * widthFraction * cover)
    const width = maxWidth ? `min(${vw}vw,${Math.ceil(maxWidth * cover)}px)` : `${vw}vw`
    const minWidth = BREAKPOINT_MIN_WIDTH[breakpoint]
    return minWidth === 0 ? width : `(min-width:${minWidth + PAGE_MARGINS}px) ${width}`
  }).join(',')
}

/**
 * Width of the gallery divided by the width of the page: 0.91 to 0.95 with the margins of the site. A file a tenth
 * smaller than its box looks the same.
 */
const GALLERY_FRACTION = 0.88

/** Sum of the margins on both sides of the gallery where a breakpoint starts, px. At most 78 px on the site. */
const PAGE_MARGINS = 80

const srcSet = (files: readonly ImageVariant[]) =>
  files.map(({ src, width }) => `${src} ${width}w`).join(',')

/**
 * `object-position` that keeps the focal point visible in every tile shape: a percentage puts it at the same fraction
 * of the tile as of the image. Undefined for the centre, which is the CSS default.
 */
export function objectPosition({ focalPoint: { x, y } }: TileImage): string | undefined {
  const percent = (fraction: number) => `${Math.round(fraction * 100)}%`
  return x === 0.5 && y === 0.5 ? undefined : `${percent(x)} ${percent(y)}`
}
