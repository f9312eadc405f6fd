import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assignSpans } from '../../../core/layouts/grid/assign-spans'
import { GalleryIndex } from '../../../core/gallery-index'
import { BREAKPOINTS } from '../../../core/enumerations'
import { patterns } from '../../../core/patterns/patterns'
import { listCells, placeTiles } from '../../../core/css-grid/place-tiles'
import type { Cell } from '../../../core/css-grid/wide-grid'
import { INITIAL_STATE } from '../../../core/defaults'
import type { PatternId } from '../../../core/enumerations'
import type { Span } from '../../../core/types'
import { renderStatic } from '../../../testing/render'
import { galleryOf, tileOf } from '../../../testing/tiles/tiles'
import { StaticGallery } from '../StaticGallery'
import { longIf } from '../../../../../../scripts/test/test-tags.mjs'

const IDS = Object.keys(patterns) as readonly PatternId[]
const WIDTHS = {
  wide: [900, 1280, 1792],
  medium: [520, 690, 899],
  narrow: [288, 360, 519],
} as const

describe('the style sheet places tiles like placeTiles()', () => {
  for (const breakpoint of BREAKPOINTS)
    for (const dir of ['ltr', 'rtl'])
      test(
        `for every pattern and number of tiles, ${breakpoint}, ${dir}`,
        longIf(breakpoint !== 'wide' || dir === 'rtl'),
        () => {
          const container = renderStatic(null)
          container.dir = dir
          for (const id of IDS) {
            const pattern = patterns[id].breakpoints[breakpoint]
            const counts = new Set(
              [1, 2, 3, pattern.spans.length - 1, pattern.spans.length + 1, 24].filter(
                (n) => n > 0,
              ),
            )
            for (const count of counts) {
              container.replaceChildren(renderStatic(galleryWith(id, count)))
              container.style.inlineSize = `${WIDTHS[breakpoint][count % 3] ?? 0}px`
              const expected = listCells(placeTiles(assignSpans(pattern, count), pattern.columns))
              expect(cellsOf(container, pattern.columns), `pattern ${id}, ${count} tiles`).toEqual(
                expected,
              )
            }
          }
        },
      )

  test('for random spans, in both directions', () => {
    const container = renderStatic(<ul data-grid="" />)
    const grid = query(container, '[data-grid]')
    const span = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
    fc.assert(
      fc.property(
        fc.array(span, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 3, max: 8 }),
        fc.constantFrom('ltr', 'rtl'),
        fc.integer({ min: 300, max: 1400 }),
        (spans, columns, dir, width) => {
          container.dir = dir
          container.style.inlineSize = `${width}px`
          fill(grid, spans, columns)
          expect(cellsOf(container, columns)).toEqual(listCells(placeTiles(spans, columns)))
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('a grid has no hole at its end, for any number of tiles', () => {
  for (let count = 1; count <= 12; count++) {
    const container = renderStatic(galleryWith('5', count))
    const grid = query(container, '[data-grid]').getBoundingClientRect()
    const bottoms = [...container.querySelectorAll('[data-tile]')]
      .map((tile) => tile.getBoundingClientRect())
      .filter((tile) => Math.abs(tile.bottom - grid.bottom) < 1)
    const width = bottoms.reduce((sum, tile) => sum + tile.width + 10, -10)
    expect(width, `${count} tiles`).toBeCloseTo(grid.width, 0)
  }
})

function galleryWith(pattern: PatternId, count: number) {
  const gallery = galleryOf({ pattern, groups: [] })
  const tiles = Array.from({ length: count }, (_, i) => tileOf(`t${i}`))
  const view = new GalleryIndex(gallery, tiles).view(INITIAL_STATE)
  return <StaticGallery gallery={gallery} view={view} state={INITIAL_STATE} search="" />
}

function fill(grid: HTMLElement, spans: readonly Span[], columns: number) {
  grid.style.setProperty('--_tessera-wide', String(columns))
  grid.style.setProperty('--_tessera-wide-ratio', '1')
  grid.replaceChildren(
    ...spans.map(([wide, rows]) => {
      const tile = document.createElement('li')
      tile.dataset.tile = ''
      tile.style.setProperty('--_tessera-wide', `span ${rows}/span ${wide}`)
      return tile
    }),
  )
}

/** The cell of each tile, from the positions in pixels. */
function cellsOf(container: HTMLElement, columns: number): readonly Cell[] {
  const grid = query(container, '[data-grid]')
  const box = grid.getBoundingClientRect()
  const style = getComputedStyle(grid)
  const gap = Number.parseFloat(style.rowGap)
  const row = Number.parseFloat(style.gridAutoRows) + gap
  const column = (box.width + gap) / columns
  return [...grid.children].map((tile) => {
    const own = tile.getBoundingClientRect()
    const start = style.direction === 'rtl' ? box.right - own.right : own.left - box.left
    return { column: Math.round(start / column), row: Math.round((own.top - box.top) / row) }
  })
}

function query(container: HTMLElement, selector: string): HTMLElement {
  const found = container.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing matches ${selector}.`)
  return found
}
