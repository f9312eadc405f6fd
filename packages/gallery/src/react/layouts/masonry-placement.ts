import { COLUMN_COUNT } from '../../core/layouts/grid-pattern'
import { assignColumns, relativeHeight, type ColumnOffset } from '../../core/layouts/masonry'
import type { TileShapes } from '../../core/layouts/tile-rects'
import { byBreakpoint, type Placement } from './placement'

/** Each tile has its column and its offset in it. In the style sheet `--width` is a column, `--step` a gap and a caption. */
export function masonryPlacement(shapes: TileShapes): Placement {
  const columns = byBreakpoint((breakpoint) => assignColumns(shapes, COLUMN_COUNT[breakpoint]))
  const slots = byBreakpoint((breakpoint) => ({
    span: [1, 1] as const,
    widthFraction: 1 / COLUMN_COUNT[breakpoint],
    ratio: null,
  }))
  return {
    gridStyle: {
      '--wide': COLUMN_COUNT.wide,
      '--medium': COLUMN_COUNT.medium,
      '--narrow': COLUMN_COUNT.narrow,
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
