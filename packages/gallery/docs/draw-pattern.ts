import { BREAKPOINTS, type Breakpoint } from '../src/core/enumerations'
import { assignSpans } from '../src/core/layouts/grid/assign-spans'
import { listCells, placeTiles } from '../src/core/css-grid/place-tiles'
import type { Pattern, PatternBreakpoint } from '../src/core/types'

/** Width of a gallery and height of a row at each breakpoint, px: a desktop, a tablet and a phone. */
const SIZES: Readonly<Record<Breakpoint, { readonly width: number; readonly row: number }>> = {
  wide: { width: 1200, row: 240 },
  medium: { width: 700, row: 210 },
  narrow: { width: 360, row: 180 },
}
const GAP = 10
const REPETITION_SCALE = 0.22
const REMAINDER_SCALE = 0.09
/** Width of the SVG, px. */
const WIDTH = 960
const HEADING_HEIGHT = 22
const SPACE = 18

interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** A pattern as an SVG. One row per breakpoint: the repetition, then the remainders for one, two, three … last tiles. */
export function drawPattern({ label, breakpoints }: Pattern): string {
  let top = 0
  const rows = BREAKPOINTS.map((breakpoint) => {
    const row = drawBreakpoint(breakpoint, breakpoints[breakpoint])
    const svg = `<g transform="translate(0 ${top})">${row.svg}</g>`
    top += row.height + 2 * SPACE
    return svg
  })
  const height = Math.ceil(top - 2 * SPACE)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${label}">${STYLE}\n${rows.join('\n')}\n</svg>\n`
}

function drawBreakpoint(breakpoint: Breakpoint, pattern: PatternBreakpoint): Drawing {
  const repetition = drawTiles(pattern, {
    breakpoint,
    count: pattern.spans.length,
    scale: REPETITION_SCALE,
    numbered: true,
  })
  const indent = SIZES.wide.width * REPETITION_SCALE + 2 * SPACE
  let x = indent
  let y = HEADING_HEIGHT
  let lineHeight = 0
  let remainders = ''
  for (let count = 1; count < pattern.spans.length; count++) {
    const options = { breakpoint, count, scale: REMAINDER_SCALE, numbered: false }
    const remainder = drawTiles(pattern, options)
    if (x + remainder.width > WIDTH) {
      x = indent
      y += lineHeight + SPACE
      lineHeight = 0
    }
    remainders += `<g transform="translate(${round(x)} ${round(y)})">${remainder.svg}</g>`
    x += remainder.width + SPACE
    lineHeight = Math.max(lineHeight, remainder.height)
  }
  const columns = pattern.columns === 1 ? 'one column' : `${pattern.columns} columns`
  const heading = `<text class="h" y="12">${breakpoint}, ${columns}</text>`
  return {
    svg: `${heading}<g transform="translate(0 ${HEADING_HEIGHT})">${repetition.svg}</g>${remainders}`,
    width: WIDTH,
    height: Math.max(HEADING_HEIGHT + repetition.height, y + lineHeight),
  }
}

interface TileOptions {
  readonly breakpoint: Breakpoint
  readonly count: number
  readonly scale: number
  readonly numbered: boolean
}

function drawTiles(
  pattern: PatternBreakpoint,
  { breakpoint, count, scale, numbered }: TileOptions,
): Drawing {
  const { width, row } = SIZES[breakpoint]
  const spans = assignSpans(pattern, count)
  const column = (width + GAP) / pattern.columns
  let bottom = 0
  const tiles = listCells(placeTiles(spans, pattern.columns)).map((cell, index) => {
    const [columns, rows] = spans[index] ?? [1, 1]
    const x = round(cell.column * column * scale)
    const y = round(cell.row * (row + GAP) * scale)
    const w = round((columns * column - GAP) * scale)
    const h = round((rows * (row + GAP) - GAP) * scale)
    bottom = Math.max(bottom, y + h)
    const rect = `<rect class="${colourClass(rows, w / h)}" x="${x}" y="${y}" width="${w}" height="${h}"/>`
    return numbered
      ? `${rect}<text x="${round(x + w / 2)}" y="${round(y + h / 2 + 4)}">${index + 1}</text>`
      : rect
  })
  return { svg: tiles.join(''), width: width * scale, height: bottom }
}

/** Big, wide and small tiles have different colours. */
const colourClass = (rows: number, aspectRatio: number) =>
  rows > 1 ? 'b' : aspectRatio > 1.4 ? 'w' : 's'

const round = (number: number) => Math.round(number * 10) / 10

/** With a media query for dark mode: an SVG in an `<img>` follows the system setting. */
const STYLE = `<style>
rect{rx:1.5px}.b{fill:#c9573a}.w{fill:#d9a441}.s{fill:#7f9aa6}
text{font:12px ui-sans-serif,system-ui,sans-serif;fill:#fff;text-anchor:middle;font-variant-numeric:tabular-nums}
.w+text,.s+text{fill:#1c1a17}.h{fill:#6a645c;text-anchor:start}
@media(prefers-color-scheme:dark){.b{fill:#b24a30}.w{fill:#c08f37}.s{fill:#6d8894}.h{fill:#a49c91}}
</style>`
