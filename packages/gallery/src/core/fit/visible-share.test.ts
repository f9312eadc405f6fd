import { describe, expect, test } from 'vitest'
import proportions from '../../testing/tiles/proportions.json'
import { BREAKPOINT_MIN_WIDTH } from '../breakpoints'
import { BREAKPOINTS, PATTERN_IDS, type PatternId } from '../enumerations'
import { computeTileRects } from '../layouts/compute-tile-rects'
import { patterns } from '../patterns/patterns'
import { rowHeight } from '../patterns/row-height'
import { fitPositions } from './fit-positions'
import { patternCells } from './pattern-cells'

/**
 * `proportions.json`: width divided by height of 300 works of the Tate collection (CC0), to two decimals: 100 paintings,
 * 100 prints and 100 drawings, taken alternately and evenly by accession number. Works thinner than 2:5 are left out.
 */

const GAP = 10

/** A gallery runs to the margins of the page: --tessera-page-margin. */
const galleryWidth = (viewport: number) =>
  viewport - 2 * Math.min(64, Math.max(16, 0.044 * viewport - 4))

/** The share of each image that is seen, ascending. */
function visibleShares(pattern: PatternId, width: number, isFitted: boolean): readonly number[] {
  const count = proportions.length
  const own = [...proportions.keys()]
  const tiles = isFitted
    ? fitPositions(0, count, {
        count,
        cells: patternCells({ pattern }),
        slice: (from, to) => own.slice(from, to),
        shapeOf: (tile) => ({ ratio: proportions[tile] ?? null }),
      })
    : own
  const breakpoint = BREAKPOINTS.find((name) => width >= BREAKPOINT_MIN_WIDTH[name]) ?? 'narrow'
  const height = rowHeight(patterns[pattern].breakpoints[breakpoint], {
    breakpoint,
    width,
    gap: GAP,
  })
  const { rectAt } = computeTileRects(
    { layout: 'mosaic', pattern },
    { count, aspectRatio: () => 1 },
    { breakpoint, width, gap: GAP, rowHeight: height },
  )
  return tiles
    .map((tile, index) => {
      const rect = rectAt(index)
      const factor = (proportions[tile] ?? 1) / (rect.width / rect.height)
      return Math.min(factor, 1 / factor)
    })
    .sort((a, b) => a - b)
}

const quantiles = (shares: readonly number[]) => ({
  median: shares[Math.floor(0.5 * shares.length)] ?? 0,
  fifth: shares[Math.floor(0.05 * shares.length)] ?? 0,
  worst: shares[0] ?? 0,
})

describe.each(['4', '5'] as const)('pattern %s, fitted', (pattern) => {
  test.each([390, 768, 1280, 1440, 1920, 2560])('shows the images in a page of %i px', (page) => {
    const { median, fifth, worst } = quantiles(visibleShares(pattern, galleryWidth(page), true))
    expect(median).toBeGreaterThanOrEqual(0.8)
    expect(fifth).toBeGreaterThanOrEqual(0.5)
    expect(worst).toBeGreaterThanOrEqual(0.4)
  })
})

/** Tiles that a filter leaves over are not fitted: a cell of another shape would crop whatever comes last. */
test.each(['4', '5'] as const)(
  'the last tiles of pattern %s have the shapes of a whole repeat at the medium breakpoint',
  (pattern) => {
    const { spans, remainders } = patterns[pattern].breakpoints.medium
    const shapes = new Set(spans.map(([width, rows]) => width / rows))
    for (const last of Object.values(remainders).filter(({ length }) => length > 1))
      for (const [width, rows] of last) expect(shapes).toContain(width / rows)
  },
)

/** Patterns whose tiles have all about one shape, such as 1 and 5b, cannot show portraits and landscapes equally well. */
test('the shares of all patterns in a page of 1280 px are known', () => {
  const percent = (shares: readonly number[]) =>
    Object.values(quantiles(shares))
      .map((share) => Math.round(100 * share))
      .join('/')
  const width = galleryWidth(1280)
  expect(
    PATTERN_IDS.map((id) =>
      [id, ...[false, true].map((isFitted) => percent(visibleShares(id, width, isFitted)))].join(
        ' ',
      ),
    ),
  ).toMatchInlineSnapshot(`
    [
      "1 65/38/27 65/38/27",
      "3a 68/39/28 81/44/33",
      "3b 64/38/26 81/44/33",
      "3c 67/43/27 86/51/37",
      "4 67/39/26 81/53/48",
      "5 63/43/34 88/54/45",
      "5b 72/56/44 72/56/44",
      "6 70/38/33 75/53/40",
      "7 68/33/23 75/60/23",
      "8 64/32/21 85/55/34",
      "9 68/36/20 78/57/20",
      "9r 71/53/39 77/61/46",
      "12r 70/50/36 76/55/45",
      "16r 70/42/31 81/53/35",
    ]
  `)
})
