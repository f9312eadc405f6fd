import { assignSpans } from '../src/core/layouts/assign-spans'
import { BREAKPOINTS } from '../src/core/enumerations'
import { placeTiles } from '../src/core/layouts/place-tiles'
import type { Breakpoint } from '../src/core/enumerations'
import type { Pattern, PatternBreakpoint } from '../src/core/types'

/** Width of a gallery and height of a row at each breakpoint, in px: what a desk, a tablet and a phone show. */
const SIZES: Readonly<Record<Breakpoint, { readonly width: number; readonly row: number }>> = {
  wide: { width: 1200, row: 240 },
  medium: { width: 700, row: 210 },
  narrow: { width: 360, row: 180 },
}
const GAP = 10
/** A repetition is drawn at this scale, a remainder at that. */
const SCALE = 0.22
const TAIL_SCALE = 0.09
const WIDTH = 960
const SPACE = 18

interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** A pattern as an SVG: a row a breakpoint, the repetition first, then how one, two, three … last tiles close it. */
export function drawPattern({ label, breakpoints }: Pattern): string {
  let top = 0
  const rows = BREAKPOINTS.map((breakpoint) => {
    const row = drawBreakpointRow(breakpoint, breakpoints[breakpoint])
    const svg = `<g transform="translate(0 ${top})">${row.svg}</g>`
    top += row.height + 2 * SPACE
    return svg
  })
  const height = Math.ceil(top - 2 * SPACE)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${label}">${STYLE}\n${rows.join('\n')}\n</svg>\n`
}

function drawBreakpointRow(breakpoint: Breakpoint, form: PatternBreakpoint): Drawing {
  const whole = drawTiles(form, {
    breakpoint,
    count: form.spans.length,
    scale: SCALE,
    numbered: true,
  })
  const indent = SIZES.wide.width * SCALE + 2 * SPACE
  let x = indent
  let y = 22
  let lineHeight = 0
  let remainders = ''
  for (let count = 1; count < form.spans.length; count++) {
    const remainder = drawTiles(form, { breakpoint, count, scale: TAIL_SCALE, numbered: false })
    if (x + remainder.width > WIDTH) {
      x = indent
      y += lineHeight + SPACE
      lineHeight = 0
    }
    remainders += `<g transform="translate(${round(x)} ${round(y)})">${remainder.svg}</g>`
    x += remainder.width + SPACE
    lineHeight = Math.max(lineHeight, remainder.height)
  }
  const columns = form.columns === 1 ? 'one column' : `${form.columns} columns`
  const heading = `<text class="h" y="12">${breakpoint}, ${columns}</text>`
  const repetition = `<g transform="translate(0 22)">${whole.svg}</g>`
  return {
    svg: heading + repetition + remainders,
    width: WIDTH,
    height: Math.max(22 + whole.height, y + lineHeight),
  }
}

interface Part {
  readonly breakpoint: Breakpoint
  readonly count: number
  readonly scale: number
  readonly numbered: boolean
}

function drawTiles(form: PatternBreakpoint, { breakpoint, count, scale, numbered }: Part): Drawing {
  const { width, row } = SIZES[breakpoint]
  const spans = assignSpans(form, count)
  const column = (width + GAP) / form.columns
  let bottom = 0
  const tiles = placeTiles(spans, form.columns).map((cell, index) => {
    const [columns, rows] = spans[index] ?? [1, 1]
    const x = round(cell.column * column * scale)
    const y = round(cell.row * (row + GAP) * scale)
    const w = round((columns * column - GAP) * scale)
    const h = round((rows * (row + GAP) - GAP) * scale)
    bottom = Math.max(bottom, y + h)
    const rect = `<rect class="${toneOf(rows, w / h)}" x="${x}" y="${y}" width="${w}" height="${h}"/>`
    return numbered
      ? `${rect}<text x="${round(x + w / 2)}" y="${round(y + h / 2 + 4)}">${index + 1}</text>`
      : rect
  })
  return { svg: tiles.join(''), width: width * scale, height: bottom }
}

/** Large, long and small tiles have each a tone. */
const toneOf = (rows: number, ratio: number) => (rows > 1 ? 'b' : ratio > 1.4 ? 'w' : 's')

const round = (number: number) => Math.round(number * 10) / 10

/** Day and night: an image in a page follows the reader's system. */
const STYLE = `<style>
rect{rx:1.5px}.b{fill:#c9573a}.w{fill:#d9a441}.s{fill:#7f9aa6}
text{font:12px ui-sans-serif,system-ui,sans-serif;fill:#fff;text-anchor:middle;font-variant-numeric:tabular-nums}
.w+text,.s+text{fill:#1c1a17}.h{fill:#6a645c;text-anchor:start}
@media(prefers-color-scheme:dark){.b{fill:#b24a30}.w{fill:#c08f37}.s{fill:#6d8894}.h{fill:#a49c91}}
</style>`
