import type { Breakpoint } from '../../core/enumerations'
import { assignSpans } from '../../core/layouts/grid/assign-spans'
import { rowRatio } from '../../core/patterns/row-height'
import type { ImageSlots } from '../../core/tile/image-sources'
import type { Gallery, PatternBreakpoint, Span } from '../../core/types'
import { byBreakpoint, type Placement, type TilePlacement } from './placement'

type Patterns = Readonly<Record<Breakpoint, PatternBreakpoint>>

/** Mosaic, columns and list: cells of a CSS grid. */
export function gridPlacement(gallery: Gallery, patterns: Patterns, count: number): Placement {
  const spans = byBreakpoint((breakpoint) => assignSpans(patterns[breakpoint], count))
  const placements = knownPlacements.get(gallery) ?? new Map<string, TilePlacement>()
  knownPlacements.set(gallery, placements)
  return {
    gridStyle: {
      '--_tessera-wide': patterns.wide.columns,
      '--_tessera-medium': patterns.medium.columns,
      '--_tessera-narrow': patterns.narrow.columns,
      ...(gallery.layout === 'mosaic' && {
        '--_tessera-wide-ratio': rowRatio(patterns.wide, 'wide'),
        '--_tessera-medium-ratio': rowRatio(patterns.medium, 'medium'),
        '--_tessera-narrow-ratio': rowRatio(patterns.narrow, 'narrow'),
      }),
    },
    placementAt: (index) => {
      const spanAt = byBreakpoint((breakpoint) => spans[breakpoint][index] ?? SINGLE_CELL)
      const key = Object.values(spanAt).join()
      const placement = placements.get(key) ?? tilePlacement(gallery, patterns, spanAt)
      placements.set(key, placement)
      return placement
    },
  }
}

/**
 * By gallery and spans. Tiles of the same spans have the same object, so that a tile that keeps its size is not rendered
 * again, and a filter of 100 tiles makes no objects for them.
 */
const knownPlacements = /* @__PURE__ */ new WeakMap<Gallery, Map<string, TilePlacement>>()

const tilePlacement = (
  gallery: Gallery,
  patterns: Patterns,
  spans: Readonly<Record<Breakpoint, Span>>,
): TilePlacement => ({
  slots: byBreakpoint((breakpoint) =>
    slotOf(gallery, patterns[breakpoint], spans[breakpoint], breakpoint),
  ),
  style:
    gallery.layout === 'mosaic'
      ? {
          '--_tessera-wide': gridArea(spans.wide),
          '--_tessera-medium': gridArea(spans.medium),
          '--_tessera-narrow': gridArea(spans.narrow),
        }
      : undefined,
})

const SINGLE_CELL: Span = [1, 1]

function slotOf(
  gallery: Gallery,
  pattern: PatternBreakpoint,
  span: Span,
  breakpoint: Breakpoint,
): ImageSlots[Breakpoint] {
  if (gallery.layout === 'list') return { span, ...LIST_IMAGE }
  const columns = Math.min(span[0], pattern.columns)
  const widthFraction = columns / pattern.columns
  const cellRatio =
    gallery.layout === 'columns' ? COLUMNS_RATIO : rowRatio(pattern, breakpoint, gallery)
  return { span, widthFraction, ratio: (columns / span[1]) * cellRatio }
}

/** The image in a row of a list (list.css), with a little more width for phones, where the rows are higher. */
const LIST_IMAGE = { widthFraction: 0.45, ratio: 1.8, maxWidth: 480 }

/** Default of --tessera-cell-ratio. */
const COLUMNS_RATIO = 0.8

const gridArea = ([columns, rows]: Span) => `span ${rows}/span ${columns}`
