import {
  computeTileRects,
  resolvePattern,
  rowHeight,
  tileAspectRatio,
  type Breakpoint,
  type Gallery,
  type TileRects,
} from '@tessera/gallery/layouts'
import type { PreviewTile } from './preview'

/** Width of the previewed gallery at each breakpoint, px: desktop, tablet and phone. */
export const PREVIEW_WIDTH: Readonly<Record<Breakpoint, number>> = {
  wide: 1200,
  medium: 720,
  narrow: 360,
}

/** Value of --tessera-gap in the site's style sheet, px. An end-to-end test compares the boxes with those of the site. */
const GAP = 10
/** Values of --tessera-space-5, --tessera-list-row-height and --tessera-cell-ratio. */
const LIST_GAP = 24
const LIST_ROW_HEIGHT: Readonly<Record<Breakpoint, number>> = {
  wide: 260,
  medium: 158,
  narrow: 132,
}
const CELL_RATIO = 0.8
const COLUMNS: Readonly<Record<Breakpoint, number>> = { wide: 4, medium: 3, narrow: 2 }

/** Boxes of the tiles at `PREVIEW_WIDTH`, px, computed by the layouts of the gallery package. */
export function placePreviewTiles(
  gallery: Pick<Gallery, 'layout' | 'pattern'>,
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
      gap: gallery.layout === 'list' ? LIST_GAP : GAP,
      rowHeight: heightOfRow(gallery, breakpoint),
    },
  )
}

function heightOfRow(gallery: Pick<Gallery, 'layout' | 'pattern'>, breakpoint: Breakpoint): number {
  const width = PREVIEW_WIDTH[breakpoint]
  if (gallery.layout === 'list') return LIST_ROW_HEIGHT[breakpoint]
  if (gallery.layout === 'mosaic')
    return rowHeight(resolvePattern(gallery).breakpoints[breakpoint], {
      breakpoint,
      width,
      gap: GAP,
    })
  const columns = COLUMNS[breakpoint]
  return (width - GAP * (columns - 1)) / columns / CELL_RATIO
}
