import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeTileRects } from '../../core/layouts/compute-tile-rects'
import { tileAspectRatio } from '../../core/tile/aspect-ratio'
import type { Rect } from '../../core/layouts/tile-rects'
import { toDrawing } from '../../core/patterns/drawing'
import { parseBreakpoint } from '../../core/patterns/parse-floor-plan'
import { completePattern } from '../../core/patterns/complete-pattern'
import { patterns } from '../../core/patterns/patterns'
import type { Gallery, Pattern, Tile } from '../../core/types'
import { renderStatic } from '../../testing/render'
import { galleryOf, tileOf } from '../../testing/tiles'
import { readGridMetrics } from '../animation/read-grid-metrics'
import { layoutPlacement, shapesOf } from './layout-placement'

/** Layout units are a 64th of a px; a hundred rows of them are what is allowed to add up. */
const NEAR = 0.6

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

/** A themer's unit. */
const CAPTION = '3.5rem'

const setting = fc.record({
  tiles: fc.array(tile, { minLength: 1, maxLength: 60 }),
  width: fc.integer({ min: 2400, max: 16000 }).map((eighths) => eighths / 8),
  gap: fc.constantFrom(0, 4, 10, 17, 24),
  dir: fc.constantFrom('ltr', 'rtl'),
  hoverBox: fc.constantFrom('fade', 'none'),
} as const)

test.each(['columns', 'masonry', 'justified', 'list'] as const)(
  'the style sheet puts tiles where arrange() says: %s, any width, gap and direction',
  (layout) => {
    fc.assert(
      fc.property(setting, ({ tiles, hoverBox, ...box }) => {
        expectArranged(galleryOf({ layout, hoverBox }), tiles, box)
      }),
      { numRuns: 250 },
    )
  },
)

test.each(['columns', 'masonry', 'justified', 'list'] as const)(
  'nothing adds up over a long gallery: %s',
  (layout) => {
    const [tiles = []] = fc.sample(fc.array(tile, { minLength: 1500, maxLength: 1500 }), 1)
    expectArranged(galleryOf({ layout }), tiles, { width: 1111.125, gap: 10, dir: 'ltr' })
  },
)

const drawn = ['1123/4423/4455', '112/342/567', '1111/2344/2355'].map((plan): Pattern => {
  const drawings = { wide: toDrawing(parseBreakpoint(plan)) }
  const result = completePattern({ id: plan, label: plan, drawings })
  if (result.status === 'invalid') throw new Error(result.fault.kind)
  return result.pattern
})

test.each([...Object.values(patterns), ...drawn])(
  'the style sheet puts tiles where arrange() says: mosaic, pattern $id, every remainder and breakpoint',
  (pattern) => {
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
        expectArranged(gallery, tiles, { width, gap, dir: count % 2 ? 'ltr' : 'rtl' })
      }
    }
  },
)

test('an empty grid has no height', () => {
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
  readonly gap: number
  readonly dir: 'ltr' | 'rtl'
}

function expectArranged(gallery: Gallery, tiles: readonly Tile[], { width, gap, dir }: Setting) {
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
  container.style.setProperty('--tessera-gap', `${gap}px`)
  container.style.setProperty('--tessera-caption-height', CAPTION)
  const grid = container.querySelector('ul')
  if (!grid) throw new Error('There is no grid.')
  const measures = readGridMetrics(grid)
  expect(measures.width).toBe(width)
  if (gallery.layout !== 'list') expect(measures.gap).toBe(gap)
  const arrangement = computeTileRects(
    gallery,
    { count: tiles.length, aspectRatio: (index) => tileAspectRatio(tiles[index] ?? tileOf('')) },
    measures,
  )
  const own = grid.getBoundingClientRect()
  const seen = [...grid.children].map((child) => boxIn(own, child.getBoundingClientRect(), dir))
  const off = seen.findIndex((box, index) => distance(box, arrangement.rectAt(index)) > NEAR)
  const where = `tile ${off} of ${tiles.length} at ${width} px`
  if (off >= 0) expect(seen[off], where).toEqual(arrangement.rectAt(off))
  expect(Math.abs(own.height - arrangement.height), 'height').toBeLessThanOrEqual(NEAR)
  container.remove()
}

const boxIn = (grid: DOMRect, tile: DOMRect, dir: 'ltr' | 'rtl'): Rect => ({
  x: dir === 'rtl' ? grid.right - tile.right : tile.left - grid.left,
  y: tile.top - grid.top,
  width: tile.width,
  height: tile.height,
})

const distance = (a: Rect, b: Rect) =>
  Math.max(...(['x', 'y', 'width', 'height'] as const).map((side) => Math.abs(a[side] - b[side])))
