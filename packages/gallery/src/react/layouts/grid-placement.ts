import { deal } from '../../core/deal'
import { gridForm } from '../../core/layouts/grid-form'
import { ROW_HEIGHT } from '../../core/breakpoints'
import type { Gallery, Span } from '../../core/types'
import { byBreakpoint, type Places } from './placement'

/** Mosaic, columns and list: cells of a grid. */
export function gridPlaces(gallery: Gallery, count: number): Places {
  const forms = byBreakpoint((breakpoint) => gridForm(gallery, breakpoint))
  const dealt = byBreakpoint((breakpoint) => deal(forms[breakpoint], count))
  const spanAt = (index: number) => byBreakpoint((breakpoint) => dealt[breakpoint][index] ?? SINGLE)
  return {
    gridStyle: {
      '--wide': forms.wide.columns,
      '--medium': forms.medium.columns,
      '--narrow': forms.narrow.columns,
    },
    placeAt: (index) => {
      const spans = spanAt(index)
      return {
        shape: byBreakpoint((breakpoint) => {
          const span = spans[breakpoint]
          // A list's image is the first two fifths of its row.
          const share = gallery.layout === 'list' ? 0.4 : span[0] / forms[breakpoint].columns
          return { span, share, height: span[1] * rowHeight(gallery, breakpoint) }
        }),
        style:
          gallery.layout === 'mosaic'
            ? {
                '--wide': gridArea(spans.wide),
                '--medium': gridArea(spans.medium),
                '--narrow': gridArea(spans.narrow),
              }
            : undefined,
      }
    },
  }
}

const SINGLE: Span = [1, 1]

/** px, in boxes of usual width: the cells of columns are upright, 4 to 5. */
const rowHeight = ({ layout }: Gallery, breakpoint: 'wide' | 'medium' | 'narrow') =>
  layout === 'columns' ? COLUMN_ROW_HEIGHT[breakpoint] : ROW_HEIGHT[breakpoint]

const COLUMN_ROW_HEIGHT = { wide: 390, medium: 290, narrow: 220 } as const

const gridArea = ([columns, rows]: Span) => `span ${rows}/span ${columns}`
