import { columnCount } from '../../core/layouts/grid-sizes'
import { assignColumns, relativeHeight, type ColumnOffset } from '../../core/layouts/masonry'
import type { TileShapes } from '../../core/layouts/tile-rects'
import type { Gallery } from '../../core/types'
import { byBreakpoint, type Placement } from './placement'

/** Each tile has its column and its offset in it. In the style sheet `--width` is a column, `--step` a gap and a caption. */
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
      '--wide': counts.wide,
      '--medium': counts.medium,
      '--narrow': counts.narrow,
      '--wide-end': furthest(columns.wide.ends),
      '--medium-end': furthest(columns.medium.ends),
      '--narrow-end': furthest(columns.narrow.ends),
    },
    placementAt: (index) => {
      const { wide, medium, narrow } = byBreakpoint(
        (breakpoint) => columns[breakpoint].tiles[index],
      )
      return {
        slots,
        style: {
          '--height': relativeHeight(shapes.aspectRatio(index)),
          '--wide': wide?.column,
          '--medium': medium?.column,
          '--narrow': narrow?.column,
          '--wide-y': wide && `calc(${length(wide)})`,
          '--medium-y': medium && `calc(${length(medium)})`,
          '--narrow-y': narrow && `calc(${length(narrow)})`,
        },
      }
    },
  }
}

const length = ({ widths, tiles }: ColumnOffset) => `${widths}*var(--width) + ${tiles}*var(--step)`

const furthest = (ends: readonly ColumnOffset[]) => `max(${ends.map(length).join(',')})`
