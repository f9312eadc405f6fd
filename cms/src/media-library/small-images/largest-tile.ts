import {
  columnCount,
  fixedGap,
  fixedRowHeight,
  justifiedRowRatio,
  listRowHeight,
  patterns,
  resolvePattern,
  rowHeight,
  type Gallery,
  type GridSize,
} from '@tessera/gallery/layouts'

export interface Size {
  /** px; 0 if the image is as wide or high as its own proportions make it. */
  readonly width: number
  readonly height: number
}

/** The settings of a gallery that decide how large its tiles are. */
export type TiledGallery = Pick<Gallery, 'layout' | 'pattern' | GridSize>

/** Width of a gallery in a window of 1440 px: both margins of the page are 65 px. */
const GALLERY_WIDTH = 1310
/** Default distance of two tiles, px. */
const GAP = 10
/** Value of --tessera-cell-ratio: width of a cell of `columns` divided by its height. */
export const CELL_RATIO = 0.8
/** Largest width of the image in a row of `list`, px. */
export const LIST_IMAGE_WIDTH = 480

/** Largest image of a gallery in that window, on a screen with one pixel per px. The lightbox never enlarges an image. */
export function largestTile(gallery: TiledGallery): Size {
  const gap = gallery.gap === undefined ? GAP : fixedGap(gallery.gap, GALLERY_WIDTH)
  const columns = columnCount(gallery, 'wide')
  const column = Math.round((GALLERY_WIDTH + gap) / columns - gap)
  switch (gallery.layout) {
    case 'mosaic':
      return largestCell(gallery, gap)
    case 'columns':
      return { width: column, height: Math.round(column / CELL_RATIO) }
    case 'masonry':
      return { width: column, height: 0 }
    case 'justified':
      return { width: 0, height: Math.round(GALLERY_WIDTH / justifiedRowRatio(gallery, 'wide')) }
    case 'list':
      return { width: LIST_IMAGE_WIDTH, height: Math.round(listRowHeight(gallery, GALLERY_WIDTH)) }
  }
}

function largestCell(gallery: TiledGallery, gap: number): Size {
  const { wide } = resolvePattern(gallery).breakpoints
  const row =
    (gallery.rowHeight === undefined
      ? rowHeight(wide, { breakpoint: 'wide', width: GALLERY_WIDTH, gap })
      : fixedRowHeight(gallery.rowHeight, GALLERY_WIDTH)) + gap
  const column = (GALLERY_WIDTH + gap) / wide.columns
  const cells = wide.spans.map(([columns, rows]) => ({
    width: Math.round(columns * column - gap),
    height: Math.round(rows * row - gap),
  }))
  return largestOf(cells)
}

const largestOf = (sizes: readonly Size[]): Size =>
  sizes.reduce(
    (largest, size) => (size.width * size.height > largest.width * largest.height ? size : largest),
    { width: 0, height: 0 },
  )

/**
 * For images that no gallery shows: the largest tile of the built-in patterns with several columns. The tiles of one
 * column fill the window, as large as it is.
 */
export const USUAL_TILE = largestOf(
  Object.values(patterns)
    .filter(({ breakpoints }) => breakpoints.wide.columns > 1)
    .map((pattern) => largestTile({ layout: 'mosaic', pattern })),
)

export interface SizedImage extends Size {
  /** Shown whole, so that it fits into the tile instead of covering it. */
  readonly doNotCrop: boolean
}

/** A file a tenth smaller than its tile looks the same, as `sizes` in the gallery assumes. */
const MIN_SHARE = 0.9

/** Whether an image is blurred in a tile. */
export const isTooSmall = ({ width, height, doNotCrop }: SizedImage, tile: Size): boolean => {
  const [isNarrow, isLow] = [width < MIN_SHARE * tile.width, height < MIN_SHARE * tile.height]
  const isCropped = tile.width > 0 && tile.height > 0
  return isCropped && doNotCrop ? isNarrow && isLow : isNarrow || isLow
}
