import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BREAKPOINTS, LAYOUTS } from '../../core/enumerations'
import { computeTileRects } from '../../core/layouts/compute-tile-rects'
import { GRID_SIZE_LIMITS, LAYOUT_SIZES } from '../../core/layouts/grid/grid-size-limits'
import { fixedGap, fixedRowHeight } from '../../core/css-grid/fixed-sizes'
import { tileAspectRatio } from '../../core/tile/aspect-ratio'
import type { Rect } from '../../core/layouts/tile-rects'
import { toDrawing } from '../../core/patterns/drawing'
import { parseBreakpoint } from '../../core/patterns/parse-floor-plan'
import { completePattern } from '../../core/patterns/complete-pattern'
import { patterns } from '../../core/patterns/patterns'
import { rowHeight } from '../../core/patterns/row-height'
import type { Gallery, Pattern, Tile } from '../../core/types'
import { renderStatic } from '../../testing/render'
import { galleryOf, tileOf } from '../../testing/tiles/tiles'
import { readGridMetrics } from '../animation/read-grid-metrics'
import { layoutPlacement, shapesOf } from './layout-placement'
import { longIf } from '../../../../../scripts/test/test-tags.mjs'

/** In px. Browsers round to 1/64 px; the errors of many rows add up. */
const TOLERANCE = 0.6

/** In px. In the last row of justified.css nothing restores what rounding and its 0.05 px take from each tile. */
const LOST_PER_JUSTIFIED_TILE = 0.09

const tile = fc
  .record({
    width: fc.integer({ min: 40, max: 4000 }),
    height: fc.integer({ min: 40, max: 4000 }),
    isTextCover: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ width, height, isTextCover }): Tile => {
    if (isTextCover === 0) return tileOf('text-cover')
    const rest = { alt: '', focalPoint: { x: 0.5, y: 0.5 }, thumbHash: null, caption: null }
    return { ...tileOf('image'), image: { ...rest, width, height, variants: [] }, textCover: null }
  })

/** Of the gallery in pages of 360 to 2,560 px, and at the edges of the breakpoints. */
const WIDTHS = {
  wide: [900, 1160, 1318, 1792, 2432],
  medium: [520, 702, 899],
  narrow: [328, 358, 519],
} as const

/** A theme may use any unit. */
const CAPTION = '3.5rem'

const settings = fc.record({
  tiles: fc.array(tile, { minLength: 1, maxLength: 60 }),
  width: fc.integer({ min: 2400, max: 16000 }).map((eighths) => eighths / 8),
  gap: fc.constantFrom(0, 4, 10, 17, 24),
  dir: fc.constantFrom('ltr', 'rtl'),
  hoverBox: fc.constantFrom('fade', 'none'),
} as const)

test.each(['columns', 'masonry', 'justified', 'list'] as const)(
  'the style sheet places tiles like computeTileRects(): %s, any width, gap and direction',
  (layout) => {
    fc.assert(
      fc.property(settings, ({ tiles, hoverBox, ...setting }) => {
        expectPlaced(galleryOf({ layout, hoverBox }), tiles, setting)
      }),
      { numRuns: 250 },
    )
  },
)

for (const layout of ['columns', 'masonry', 'justified', 'list'] as const)
  test(
    `rounding errors do not add up in a long gallery: ${layout}`,
    longIf(layout !== 'masonry'),
    () => {
      const [tiles = []] = fc.sample(fc.array(tile, { minLength: 1500, maxLength: 1500 }), 1)
      expectPlaced(galleryOf({ layout }), tiles, { width: 1111.125, gap: 10, dir: 'ltr' })
    },
  )

const ownPatterns = ['1123/4423/4455', '112/342/567', '1111/2344/2355'].map((plan): Pattern => {
  const drawings = { wide: toDrawing(parseBreakpoint(plan)) }
  const result = completePattern({ id: plan, label: plan, drawings })
  if (result.status === 'invalid') throw new Error(result.fault.kind)
  return result.pattern
})

for (const [index, pattern] of [...Object.values(patterns), ...ownPatterns].entries())
  test(
    `the style sheet places tiles like computeTileRects(): mosaic, pattern ${pattern.id}, every remainder and breakpoint`,
    longIf(index > 0),
    () => {
      const gallery = galleryOf({ pattern })
      const length = pattern.breakpoints.wide.spans.length
      for (const [width, gap] of [
        [1280, 10],
        [1003.5, 7],
        [700, 10],
        [521, 0],
        [400, 10],
      ] as const) {
        for (let count = 1; count <= length + Math.min(length, 4); count++) {
          const tiles = Array.from({ length: count }, () => tileOf('any'))
          expectPlaced(gallery, tiles, { width, gap, dir: count % 2 ? 'ltr' : 'rtl' })
        }
      }
    },
  )

test.each(BREAKPOINTS)('rows of every pattern are as high as computed, %s', (breakpoint) => {
  const gap = 10
  for (const width of WIDTHS[breakpoint]) {
    for (const pattern of Object.values(patterns)) {
      const container = renderStatic(
        <section data-gallery="work" data-layout="mosaic">
          <ul
            data-grid
            data-hover="none"
            style={layoutPlacement(galleryOf({ pattern }), shapesOf([])).gridStyle}
          />
        </section>,
      )
      container.style.inlineSize = `${width}px`
      container.style.setProperty('--tessera-caption-height', '0px')
      const grid = container.querySelector('ul')
      const metrics = grid && readGridMetrics(grid)
      expect(metrics?.breakpoint).toBe(breakpoint)
      expect(metrics?.rowHeight, `${pattern.id} at ${width} px`).toBe(
        rowHeight(pattern.breakpoints[breakpoint], { breakpoint, width, gap }),
      )
      container.remove()
    }
  }
})

const sized = fc.record({
  tiles: settings.map(({ tiles }) => tiles),
  width: settings.map(({ width }) => width),
  sizes: fc.record({
    columns: fc.integer(GRID_SIZE_LIMITS.columns),
    rowHeight: fc.integer(GRID_SIZE_LIMITS.rowHeight),
    gap: fc.integer(GRID_SIZE_LIMITS.gap),
  }),
})

test.each(LAYOUTS)(
  'the style sheet places tiles like computeTileRects(): %s with columns, row height and gap of its own',
  (layout) => {
    fc.assert(
      fc.property(sized, ({ tiles, sizes, width }) => {
        const gallery = galleryOf({ layout, ...sizes })
        const gap = LAYOUT_SIZES[layout].includes('gap') ? fixedGap(sizes.gap, width) : null
        expectPlaced(gallery, tiles, { width, gap, dir: 'ltr' })
      }),
      { numRuns: 100 },
    )
  },
)

test('rows of a mosaic with a row height of its own have it, and lower ones on phones', () => {
  const heightAt = (width: number) => {
    const container = renderStatic(
      <section data-gallery="work" data-layout="mosaic">
        <ul
          data-grid
          data-hover="none"
          style={layoutPlacement(galleryOf({ rowHeight: 320 }), shapesOf([])).gridStyle}
        />
      </section>,
    )
    container.style.inlineSize = `${width}px`
    container.style.setProperty('--tessera-caption-height', '0px')
    const grid = container.querySelector('ul')
    const { rowHeight } = grid ? readGridMetrics(grid) : { rowHeight: null }
    container.remove()
    return rowHeight
  }
  expect([1318, 800, 702, 358].map(heightAt)).toEqual([320, 320, 281, 160])
  expect(Math.round(fixedRowHeight(320, 702))).toBe(281)
})

test('an empty grid has the height 0', () => {
  for (const layout of ['mosaic', 'columns', 'masonry', 'justified', 'list'] as const) {
    const { height } = computeTileRects(
      { layout, pattern: '4' },
      { count: 0, aspectRatio: () => 1 },
      { breakpoint: 'wide', width: 900, gap: 10, rowHeight: 240 },
    )
    expect(height).toBe(0)
  }
})

interface Setting {
  readonly width: number
  /** Null for the gallery's own. */
  readonly gap: number | null
  readonly dir: 'ltr' | 'rtl'
}

function expectPlaced(gallery: Gallery, tiles: readonly Tile[], { width, gap, dir }: Setting) {
  const { gridStyle, placementAt } = layoutPlacement(gallery, shapesOf(tiles))
  const container = renderStatic(
    <section data-gallery="work" data-layout={gallery.layout}>
      <ul data-grid data-hover={gallery.hoverBox} style={gridStyle}>
        {tiles.map((_, index) => (
          <li key={index} data-tile="" style={placementAt(index).style} />
        ))}
      </ul>
    </section>,
  )
  container.dir = dir
  container.style.inlineSize = `${width}px`
  if (gap !== null) container.style.setProperty('--tessera-gap', `${gap}px`)
  container.style.setProperty('--tessera-caption-height', CAPTION)
  const grid = container.querySelector('ul')
  if (!grid) throw new Error('There is no grid.')
  const metrics = readGridMetrics(grid)
  expect(metrics.width).toBe(width)
  if (gallery.layout !== 'list') expect(metrics.gap).toBeCloseTo(gap ?? 10, 1)
  const rects = computeTileRects(
    gallery,
    { count: tiles.length, aspectRatio: (index) => tileAspectRatio(tiles[index] ?? tileOf('')) },
    metrics,
  )
  const gridRect = grid.getBoundingClientRect()
  const actual = [...grid.children].map((child) =>
    rectIn(gridRect, child.getBoundingClientRect(), dir),
  )
  const off = actual.findIndex((rect, index) => {
    const before = actual.slice(0, index).filter(({ y }) => y === rect.y).length
    const lost = gallery.layout === 'justified' ? before * LOST_PER_JUSTIFIED_TILE : 0
    return distance(rect, rects.rectAt(index)) > TOLERANCE + lost
  })
  const where = `tile ${off} of ${tiles.length} at ${width} px`
  if (off >= 0) expect(actual[off], where).toEqual(rects.rectAt(off))
  expect(Math.abs(gridRect.height - rects.height), 'height').toBeLessThanOrEqual(TOLERANCE)
  container.remove()
}

const rectIn = (grid: DOMRect, tile: DOMRect, dir: 'ltr' | 'rtl'): Rect => ({
  x: dir === 'rtl' ? grid.right - tile.right : tile.left - grid.left,
  y: tile.top - grid.top,
  width: tile.width,
  height: tile.height,
})

const distance = (a: Rect, b: Rect) =>
  Math.max(...(['x', 'y', 'width', 'height'] as const).map((side) => Math.abs(a[side] - b[side])))
