import { patterns, rowHeight } from '@tessera/gallery/layouts'

export interface Size {
  /** px */
  readonly width: number
  readonly height: number
}

/** Width of a gallery in a window of 1440 px: both margins of the page are 65 px. */
const GALLERY_WIDTH = 1310
/** Default distance of two tiles, px. */
const GAP = 10

/**
 * The largest tile that a built-in pattern has in that window, on a screen with one pixel per px. The pattern of one
 * column is left out: its tiles fill the window, as large as it is. The lightbox never enlarges an image.
 */
export const LARGEST_TILE = largestTile()

/** A file a tenth smaller than its tile looks the same, as `sizes` in the gallery assumes. */
const MIN_SHARE = 0.9

/** Smallest image that looks sharp in the largest tile. */
export const MIN_SIZE: Size = {
  width: Math.ceil(MIN_SHARE * LARGEST_TILE.width),
  height: Math.ceil(MIN_SHARE * LARGEST_TILE.height),
}

export interface SizedImage extends Size {
  /** Shown whole, so that it fits into the tile instead of covering it. */
  readonly doNotCrop: boolean
}

/** Whether an image is blurred in the largest tile. */
export const isTooSmall = ({ width, height, doNotCrop }: SizedImage): boolean => {
  const [isNarrow, isLow] = [width < MIN_SIZE.width, height < MIN_SIZE.height]
  return doNotCrop ? isNarrow && isLow : isNarrow || isLow
}

function largestTile(): Size {
  const tiles = Object.values(patterns).flatMap(({ breakpoints: { wide } }): Size[] => {
    if (wide.columns === 1) return []
    const row = rowHeight(wide, { breakpoint: 'wide', width: GALLERY_WIDTH, gap: GAP }) + GAP
    const column = (GALLERY_WIDTH + GAP) / wide.columns
    return wide.spans.map(([columns, rows]) => ({
      width: Math.round(columns * column - GAP),
      height: Math.round(rows * row - GAP),
    }))
  })
  return tiles.reduce((largest, tile) =>
    tile.width * tile.height > largest.width * largest.height ? tile : largest,
  )
}
