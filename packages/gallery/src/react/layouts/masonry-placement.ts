import { columnCount } from '../../core/layouts/grid/grid-sizes'
import { assignColumns, relativeHeight, type ColumnOffset } from '../../core/layouts/masonry'
import type { TileShapes } from '../../core/layouts/tile-rects'
import type { Gallery } from '../../core/types'
import { byBreakpoint, type Placement } from './placement'

/** Each tile has its column and its offset in it. In the style sheet `--_tessera-width` is a column, `--_tessera-step` a gap and a caption. */
export function masonryPlacement(gallery: Pick<Gallery, 'columns'>, shapes: TileShapes): Placement {
  const counts = byBreakpoint((breakpoint) => columnCount(gallery, breakpoint))
  const columns = byBreakpoint((breakpoint) => assignColumns(shapes, counts[breakpoint]))
  const slots = byBreakpoint((breakpoint) => ({
    span: [1, 1] as const,
    widthFraction: 1 / counts[breakpoint],
    ratio: null,
  }))
  return {
    gridStyle: {
      '--_tessera-wide': counts.wide,
      '--_tessera-medium': counts.medium,
      '--_tessera-narrow': counts.narrow,
      '--_tessera-wide-end': furthest(columns.wide.ends),
      '--_tessera-medium-end': furthest(columns.medium.ends),
      '--_tessera-narrow-end': furthest(columns.narrow.ends),
    },
    placementAt: (index) => {
      const { wide, medium, narrow } = byBreakpoint(
        (breakpoint) => columns[breakpoint].tiles[index],
      )
      return {
        slots,
        style: {
          '--_tessera-height': relativeHeight(shapes.aspectRatio(index)),
          '--_tessera-wide': wide?.column,
          '--_tessera-medium': medium?.column,
          '--_tessera-narrow': narrow?.column,
          '--_tessera-wide-y': wide && `calc(${length(wide)})`,
          '--_tessera-medium-y': medium && `calc(${length(medium)})`,
          '--_tessera-narrow-y': narrow && `calc(${length(narrow)})`,
        },
      }
    },
  }
}

const length = ({ widths, tiles }: ColumnOffset) =>
  `${widths}*var(--_tessera-width) + ${tiles}*var(--_tessera-step)`

const furthest = (ends: readonly ColumnOffset[]) => `max(${ends.map(length).join(',')})`
