import { ROW_HEIGHT } from '../../core/breakpoints'
import type { Breakpoint } from '../../core/enumerations'
import { assignSpans } from '../../core/layouts/assign-spans'
import { gridPattern } from '../../core/layouts/grid-pattern'
import { rowRatio } from '../../core/patterns/row-height'
import type { Gallery, Span } from '../../core/types'
import { byBreakpoint, type Placement } from './placement'

/** Mosaic, columns and list: cells of a CSS grid. */
export function gridPlacement(gallery: Gallery, count: number): Placement {
  const patterns = byBreakpoint((breakpoint) => gridPattern(gallery, breakpoint))
  const spans = byBreakpoint((breakpoint) => assignSpans(patterns[breakpoint], count))
  return {
    gridStyle: {
      '--wide': patterns.wide.columns,
      '--medium': patterns.medium.columns,
      '--narrow': patterns.narrow.columns,
      ...(gallery.layout === 'mosaic' && {
        '--wide-ratio': rowRatio(patterns.wide, 'wide'),
        '--medium-ratio': rowRatio(patterns.medium, 'medium'),
        '--narrow-ratio': rowRatio(patterns.narrow, 'narrow'),
      }),
    },
    placementAt: (index) => {
      const spanAt = byBreakpoint((breakpoint) => spans[breakpoint][index] ?? SINGLE_CELL)
      return {
        slots: byBreakpoint((breakpoint) => {
          const span = spanAt[breakpoint]
          const widthFraction =
            gallery.layout === 'list' ? LIST_IMAGE : span[0] / patterns[breakpoint].columns
          return { span, widthFraction, height: span[1] * rowHeight(gallery, breakpoint) }
        }),
        style:
          gallery.layout === 'mosaic'
            ? {
                '--wide': gridArea(spanAt.wide),
                '--medium': gridArea(spanAt.medium),
                '--narrow': gridArea(spanAt.narrow),
              }
            : undefined,
      }
    },
  }
}

const SINGLE_CELL: Span = [1, 1]

/** Width of the image in a row of a list, as a fraction of the row. */
const LIST_IMAGE = 0.4

/** In px, for galleries of usual width. */
const rowHeight = ({ layout }: Gallery, breakpoint: Breakpoint) =>
  layout === 'columns' ? COLUMN_ROW_HEIGHT[breakpoint] : ROW_HEIGHT[breakpoint]

/** In px: the cells of columns have the aspect ratio 4:5. */
const COLUMN_ROW_HEIGHT = { wide: 390, medium: 290, narrow: 220 } as const

const gridArea = ([columns, rows]: Span) => `span ${rows}/span ${columns}`
