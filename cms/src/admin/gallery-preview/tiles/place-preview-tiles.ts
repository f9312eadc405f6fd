import {
  columnCount,
  computeTileRects,
  fixedGap,
  fixedRowHeight,
  listRowHeight,
  resolvePattern,
  rowHeight,
  tileAspectRatio,
  type Breakpoint,
  type Gallery,
  type GridSize,
  type TileRects,
} from '@tessera/gallery/layouts'
import type { PreviewTile } from '../preview'

/** Width of the previewed gallery at each breakpoint, px: desktop, tablet and phone. */
export const PREVIEW_WIDTH: Readonly<Record<Breakpoint, number>> = {
  wide: 1200,
  medium: 720,
  narrow: 360,
}

/** Value of --tessera-gap in the site's style sheet, px. An end-to-end test compares the boxes with those of the site. */
const GAP = 10
/** Values of --tessera-space-5 and --tessera-cell-ratio. */
const LIST_GAP = 24
const CELL_RATIO = 0.8

type PlacedGallery = Pick<Gallery, 'layout' | 'pattern' | GridSize>

/** Boxes of the tiles at `PREVIEW_WIDTH`, px, computed by the layouts of the gallery package. */
export function placePreviewTiles(
  gallery: PlacedGallery,
  tiles: readonly PreviewTile[],
  breakpoint: Breakpoint,
): TileRects {
  const aspectRatios = tiles.map(tileAspectRatio)
  return computeTileRects(
    gallery,
    { count: tiles.length, aspectRatio: (index) => aspectRatios[index] ?? 1 },
    {
      breakpoint,
      width: PREVIEW_WIDTH[breakpoint],
      gap: gapOf(gallery, breakpoint),
      rowHeight: heightOfRow(gallery, breakpoint),
    },
  )
}

function gapOf({ layout, gap }: PlacedGallery, breakpoint: Breakpoint): number {
  if (layout === 'list') return LIST_GAP
  return gap === undefined ? GAP : fixedGap(gap, PREVIEW_WIDTH[breakpoint])
}

function heightOfRow(gallery: PlacedGallery, breakpoint: Breakpoint): number {
  const width = PREVIEW_WIDTH[breakpoint]
  const gap = gapOf(gallery, breakpoint)
  if (gallery.layout === 'list') return listRowHeight(gallery, width)
  if (gallery.layout === 'mosaic')
    return gallery.rowHeight === undefined
      ? rowHeight(resolvePattern(gallery).breakpoints[breakpoint], { breakpoint, width, gap })
      : fixedRowHeight(gallery.rowHeight, width)
  const columns = columnCount(gallery, breakpoint)
  return (width - gap * (columns - 1)) / columns / CELL_RATIO
}
