import { justifiedRowRatio } from '../../core/layouts/grid/grid-sizes'
import { breakRows, type JustifiedRow } from '../../core/layouts/justified'
import type { TileShapes } from '../../core/layouts/tile-rects'
import type { Gallery } from '../../core/types'
import { byBreakpoint, type Placement } from './placement'

/** Each tile has its own aspect ratio, and the sum of the ratios and the number of gaps of its row. */
export function justifiedPlacement(
  gallery: Pick<Gallery, 'rowHeight'>,
  shapes: TileShapes,
): Placement {
  const rows = byBreakpoint((breakpoint) =>
    rowByTile(breakRows(shapes, justifiedRowRatio(gallery, breakpoint))),
  )
  return {
    gridStyle: undefined,
    placementAt: (index) => {
      const ratio = shapes.aspectRatio(index)
      const { wide, medium, narrow } = byBreakpoint((breakpoint) => rows[breakpoint][index])
      return {
        slots: byBreakpoint((breakpoint) => ({
          span: [1, 1],
          widthFraction: ratio / (rows[breakpoint][index]?.ratio ?? ratio),
          ratio: null,
        })),
        style: {
          '--_tessera-shape': ratio,
          '--_tessera-wide': wide?.ratio,
          '--_tessera-medium': medium?.ratio,
          '--_tessera-narrow': narrow?.ratio,
          '--_tessera-wide-gaps': wide && gapsOf(wide),
          '--_tessera-medium-gaps': medium && gapsOf(medium),
          '--_tessera-narrow-gaps': narrow && gapsOf(narrow),
        },
      }
    },
  }
}

const rowByTile = (rows: readonly JustifiedRow[]): readonly JustifiedRow[] =>
  rows.flatMap((row) => Array.from({ length: row.to - row.from }, () => row))

const gapsOf = ({ from, to }: JustifiedRow) => to - from - 1
