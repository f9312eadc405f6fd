/** Largest height of a mosaic's row divided by the width of the gallery: on phones, rows are lower. */
export const MAX_ROW_SHARE = 0.4
/** Smallest height of a row, rem: the title of a tile fits at any font size. */
export const MIN_ROW_HEIGHT = 10

/** Height of a mosaic's row in a gallery with that setting and width, without captions, at the default font size. In px. */
export const fixedRowHeight = (rowHeight: number, width: number): number =>
  Math.max(Math.min(rowHeight, MAX_ROW_SHARE * width), MIN_ROW_HEIGHT * REM)

/** px per rem at the default font size. */
export const REM = 16

/** Largest distance of two tiles divided by the width of the gallery. */
export const MAX_GAP_SHARE = 0.04

/** Distance of two tiles in a gallery with that setting and width. In px. */
export const fixedGap = (gap: number, width: number): number => Math.min(gap, MAX_GAP_SHARE * width)
