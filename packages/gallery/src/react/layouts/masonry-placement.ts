import type { Shapes } from '../../core/layouts/arrangement'
import { COLUMNS } from '../../core/layouts/grid-form'
import { layMasonry, tileHeight, type Depth } from '../../core/layouts/masonry'
import { byBreakpoint, type Places } from './placement'

/** The style sheet's `--width` and `--step` are those of the breakpoint: a column, and a tile's gap and caption. */
export function masonryPlaces(shapes: Shapes): Places {
  const laid = byBreakpoint((breakpoint) => layMasonry(shapes, COLUMNS[breakpoint]))
  const shape = byBreakpoint((breakpoint) => ({
    span: [1, 1] as const,
    share: 1 / COLUMNS[breakpoint],
    height: null,
  }))
  return {
    gridStyle: {
      '--wide': COLUMNS.wide,
      '--medium': COLUMNS.medium,
      '--narrow': COLUMNS.narrow,
      '--wide-end': furthest(laid.wide.ends),
      '--medium-end': furthest(laid.medium.ends),
      '--narrow-end': furthest(laid.narrow.ends),
    },
    placeAt: (index) => {
      const [wide, medium, narrow] = [laid.wide, laid.medium, laid.narrow].map(
        ({ tiles }) => tiles[index],
      )
      return {
        shape,
        style: {
          '--height': tileHeight(shapes.aspectRatio(index)),
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

const length = ({ widths, tiles }: Depth) => `${widths}*var(--width) + ${tiles}*var(--step)`

const furthest = (ends: readonly Depth[]) => `max(${ends.map(length).join(',')})`
