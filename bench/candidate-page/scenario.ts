import type { Pattern, PatternId, Span } from '@tessera/gallery/core'

/** Content of a candidate's page, the same for every candidate. Lengths in px. */
export interface Scenario {
  /** Number of tiles. */
  readonly count: number
  readonly columns: number
  /** Height of a row. */
  readonly row: number
  readonly gap: number
  readonly width: number
  /** Selections of the steps. */
  readonly steps: 'eighths' | 'halves'
}

/** Four columns with the default row height and gap. */
export const defaultScenario = (count: number): Scenario => ({
  count,
  columns: 4,
  row: 240,
  gap: 10,
  width: 1190,
  steps: 'eighths',
})

/**
 * `visible` tiles on one screen of 1280 x 900 px. Of `2 * visible` tiles, half match before a step and half after it;
 * half of the visible tiles match in both states.
 */
export function oneScreenScenario(visible: number): Scenario {
  const { columns, row } = TILE_SIZES.find(({ maxTiles }) => visible <= maxTiles) ?? SMALLEST
  return { count: visible * 2, columns, row, gap: 4, width: 1190, steps: 'halves' }
}
const SMALLEST = { columns: 32, row: 26 }
const TILE_SIZES = [
  { maxTiles: 60, columns: 12, row: 82 },
  { maxTiles: 200, columns: 20, row: 42 },
]

/** Of ten tiles, six are small, two wide, one tall and one big, as in the peers' demos. */
const MIX: readonly Span[] = [
  [2, 2],
  [2, 1],
  [1, 1],
  [1, 1],
  [1, 2],
  [1, 1],
  [2, 1],
  [1, 1],
  [1, 1],
  [1, 1],
]

/**
 * Span of a tile by its number. The span of a tile never changes, because peers cannot assign spans again. Four columns
 * use pattern 4, `1122/1134`.
 */
export const spanOf = ({ columns }: Scenario, index: number): Span =>
  (columns === 4 ? PATTERN_4 : MIX)[index % (columns === 4 ? PATTERN_4 : MIX).length] ?? [1, 1]

const PATTERN_4: readonly Span[] = [
  [2, 2],
  [2, 1],
  [1, 1],
  [1, 1],
]

/** The same spans as a pattern of the gallery. */
export function patternFor({ columns }: Scenario): PatternId | Pattern {
  if (columns === 4) return '4'
  const breakpoint = { columns, spans: MIX, remainders: {} }
  return {
    id: 'mix',
    label: 'Mix',
    breakpoints: { wide: breakpoint, medium: breakpoint, narrow: breakpoint },
  }
}

/** Size of a tile, px. */
export function sizeOf(scenario: Scenario, index: number): { width: number; height: number } {
  const [columns, rows] = spanOf(scenario, index)
  return {
    width: columns * columnWidth(scenario) + (columns - 1) * scenario.gap,
    height: rows * scenario.row + (rows - 1) * scenario.gap,
  }
}

export const columnWidth = ({ width, columns, gap }: Scenario): number =>
  (width - (columns - 1) * gap) / columns

export const writeScenario = (scenario: Scenario): string =>
  encodeURIComponent(JSON.stringify(scenario))
export const readScenario = (text: string): Scenario => JSON.parse(text)
