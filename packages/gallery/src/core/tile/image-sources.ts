import { BREAKPOINT_MIN_WIDTH } from '../breakpoints'
import { BREAKPOINTS, SOURCE_TYPES, type Breakpoint, type SourceType } from '../enumerations'
import type { ImageVariant, Span, TileImage } from '../types'

/** Size of a tile's image at one breakpoint. */
interface ImageSlot {
  /** Cells of the tile; 1 by 1 in layouts without cells. */
  readonly span: Span
  /** Width of the image divided by the width of the gallery, 0 to 1. */
  readonly widthFraction: number
  /** Height that the image must cover, px; null where the image keeps its own shape. */
  readonly height: number | null
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

/** Wider files are for the lightbox: at a viewport of 1920 px the largest tile is 900 px wide. */
const MAX_TILE_FILE_WIDTH = 1600

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
 * The `sizes` attribute. An image covers its tile. Where the tile is taller than the image's own shape, the image is
 * wider than the tile: height times aspect ratio, rounded to 80 px so that similar tiles have the same text.
 */
export function imageSizes(aspectRatio: number, slots: ImageSlots): string {
  return BREAKPOINTS.map((breakpoint) => {
    const { height } = slots[breakpoint]
    const fraction = slots[breakpoint].widthFraction * SHARPNESS[breakpoint]
    // Rounds down on phones: the next larger file has twice the bytes.
    const round = breakpoint === 'narrow' ? Math.floor : Math.round
    const cover = round(((height ?? 0) * aspectRatio * SHARPNESS[breakpoint]) / 80) * 80
    const width =
      cover > fraction * TYPICAL_WIDTH[breakpoint]
        ? `${cover}px`
        : `${Math.round(100 * fraction)}vw`
    const minWidth = BREAKPOINT_MIN_WIDTH[breakpoint]
    return minWidth === 0 ? width : `(min-width:${minWidth + PAGE_MARGINS}px) ${width}`
  }).join(',')
}

/**
 * Requested width divided by the real width. On phones 0.75 still gives 2.2 image pixels per CSS px at a density of 3,
 * and every second image then uses the next smaller file with half the bytes. Below 0.75 Lighthouse reports a blurred
 * image.
 */
const SHARPNESS: Readonly<Record<Breakpoint, number>> = { wide: 1, medium: 1, narrow: 0.75 }

/** Typical width of the gallery at each breakpoint, px. Used to compare the tile's width with the covering width. */
const TYPICAL_WIDTH: Readonly<Record<Breakpoint, number>> = { wide: 1280, medium: 700, narrow: 360 }

/** Sum of the margins on both sides of the gallery, px. */
const PAGE_MARGINS = 64

const srcSet = (files: readonly ImageVariant[]) => {
  const fitting = files.filter(({ width }) => width <= MAX_TILE_FILE_WIDTH)
  return (fitting.length > 0 ? fitting : files.slice(0, 1))
    .map(({ src, width }) => `${src} ${width}w`)
    .join(',')
}

/**
 * `object-position` that keeps the focal point visible in every tile shape: a percentage puts it at the same fraction
 * of the tile as of the image. Undefined for the centre, which is the CSS default.
 */
export function objectPosition({ focalPoint: { x, y } }: TileImage): string | undefined {
  const percent = (fraction: number) => `${Math.round(fraction * 100)}%`
  return x === 0.5 && y === 0.5 ? undefined : `${percent(x)} ${percent(y)}`
}
