import { LEVEL_MIN_WIDTH, LEVELS } from './breakpoints'
import type { ImageVariant, Breakpoint, Span, TileImage } from './types'

/** How large a tile's image lies at one breakpoint. */
export interface BreakpointShape {
  /** Cells of the tile; 1 by 1 in layouts without cells. */
  readonly span: Span
  /** Part of the gallery's width that the image's own width takes, 0 to 1. */
  readonly share: number
  /** px the image must cover from top to bottom; null where its height follows from the share. */
  readonly height: number | null
}

export type Shape = Readonly<Record<Breakpoint, BreakpointShape>>

/** One `<source>`: all files of one type. */
export interface ImageSource {
  readonly type: ImageVariant['type']
  readonly srcSet: string
}

export interface ImageSources {
  /** Better types than the plainest, best first, as `<source>`s. */
  readonly sources: readonly ImageSource[]
  /**
   * Files of the only type, for the `<img>` itself. Null where there are better ones: who knows none of them is content
   * with `src`, and half of what is written about an image would be written for nobody.
   */
  readonly srcSet: string | null
  readonly src: string
  readonly sizes: string
}

/** Files wider than this are for the lightbox: the largest tile at 1920 px is 900 px wide. */
const MAX_TILE_FILE = 1600

/** File used where `srcset` is not chosen from, in px: sharp enough for any tile, light enough for an old phone. */
const FALLBACK_WIDTH = 640

const BEST_FIRST = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const

/** What a `<picture>` needs so that a browser can choose the file for a tile of this shape. */
export function imageSources(image: TileImage, shape: Shape): ImageSources {
  const types = BEST_FIRST.map((type) =>
    image.variants.filter((file) => file.type === type),
  ).filter((files) => files.length > 0)
  const last = types.at(-1) ?? image.variants
  return {
    sources: types
      .slice(0, -1)
      .flatMap((files) => (files[0] ? [{ type: files[0].type, srcSet: srcSet(files) }] : [])),
    srcSet: types.length > 1 ? null : srcSet(last),
    src: (last.find(({ width }) => width >= FALLBACK_WIDTH) ?? last.at(-1))?.src ?? '',
    sizes: imageSizes(image.width / image.height, shape),
  }
}

/**
 * The `sizes` attribute. An image covers its tile, so where the tile is taller than the image's own shape the file
 * must be wider than the tile: row height times aspect ratio, to the nearest 80 px so that like tiles share one text.
 */
export function imageSizes(aspectRatio: number, shape: Shape): string {
  return LEVELS.map((breakpoint) => {
    const { height } = shape[breakpoint]
    const share = shape[breakpoint].share * SHARPNESS[breakpoint]
    // On phones to the lower one: the next file above would be twice the weight.
    const toStep = breakpoint === 'narrow' ? Math.floor : Math.round
    const cover = toStep(((height ?? 0) * aspectRatio * SHARPNESS[breakpoint]) / 80) * 80
    const width =
      cover > share * USUAL_WIDTH[breakpoint] ? `${cover}px` : `${Math.round(100 * share)}vw`
    const from = LEVEL_MIN_WIDTH[breakpoint]
    return from === 0 ? width : `(min-width:${from + PAGE_MARGINS}px) ${width}`
  }).join(',')
}

/**
 * How much of the width is asked for. Phones have more pixels than an eye tells apart: a quarter fewer are 2.2 for each px
 * of CSS at a density of 3, and every second file there is the next smaller one, of half the weight. Lighthouse calls a
 * image blurred below this.
 */
const SHARPNESS: Readonly<Record<Breakpoint, number>> = { wide: 1, medium: 1, narrow: 0.75 }

/** A box of the usual width at each breakpoint, in px: where the tile's own width and the covering width are weighed. */
const USUAL_WIDTH: Readonly<Record<Breakpoint, number>> = { wide: 1280, medium: 700, narrow: 360 }

/** Both margins of the page beside the gallery, in px. */
const PAGE_MARGINS = 64

const srcSet = (files: readonly ImageVariant[]) => {
  const fitting = files.filter(({ width }) => width <= MAX_TILE_FILE)
  return (fitting.length > 0 ? fitting : files.slice(0, 1))
    .map(({ src, width }) => `${src} ${width}w`)
    .join(',')
}

/**
 * Where an image stands in its tile. A percentage puts the focal point at the same share of the tile as of the
 * image, so it stays in view at every tile shape and breakpoint. Undefined for the middle, which is CSS's own value.
 */
export function objectPosition({ focalPoint: { x, y } }: TileImage): string | undefined {
  const percent = (part: number) => `${Math.round(part * 100)}%`
  return x === 0.5 && y === 0.5 ? undefined : `${percent(x)} ${percent(y)}`
}
