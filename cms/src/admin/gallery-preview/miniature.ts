import {
  arrange,
  tileAspectRatio,
  type Arrangement,
  type Gallery,
  type Breakpoint,
} from '@tessera/gallery/layouts'
import type { PreviewTile } from './preview'

/** A usual box of each breakpoint, in px: a desk, a tablet, a phone. */
export const USUAL_WIDTH: Readonly<Record<Breakpoint, number>> = {
  wide: 1200,
  medium: 720,
  narrow: 360,
}

/**
 * Of the site's own style sheet, at the usual widths: --tessera-gap, --tessera-row-height and its breakpoints. A walk through
 * the product holds the boxes to those of the site.
 */
const GAP = 10
const ROW_HEIGHT: Readonly<Record<Breakpoint, number>> = { wide: 240, medium: 216, narrow: 180 }
/** --tessera-space-5, --tessera-list-row-height and --tessera-cell-ratio there. */
const LIST_GAP = 24
const LIST_ROW_HEIGHT: Readonly<Record<Breakpoint, number>> = {
  wide: 260,
  medium: 158,
  narrow: 132,
}
const CELL_RATIO = 0.8
const COLUMNS: Readonly<Record<Breakpoint, number>> = { wide: 4, medium: 3, narrow: 2 }

/** Where the tiles of a gallery lie in a usual box of a breakpoint, in px: by the arithmetic the site goes by. */
export function miniature(
  gallery: Pick<Gallery, 'layout' | 'pattern'>,
  tiles: readonly PreviewTile[],
  breakpoint: Breakpoint,
): Arrangement {
  const aspectRatios = tiles.map(tileAspectRatio)
  return arrange(
    gallery,
    { count: tiles.length, aspectRatio: (index) => aspectRatios[index] ?? 1 },
    {
      breakpoint,
      width: USUAL_WIDTH[breakpoint],
      gap: gallery.layout === 'list' ? LIST_GAP : GAP,
      rowHeight: rowHeight(gallery.layout, breakpoint),
    },
  )
}

function rowHeight(layout: Gallery['layout'], breakpoint: Breakpoint): number {
  if (layout === 'list') return LIST_ROW_HEIGHT[breakpoint]
  if (layout !== 'columns') return ROW_HEIGHT[breakpoint]
  const columns = COLUMNS[breakpoint]
  return (USUAL_WIDTH[breakpoint] - GAP * (columns - 1)) / columns / CELL_RATIO
}
