import type { Pattern, PatternId, Span } from '@tessera/gallery/core'

/** What a stage shows; the same for every candidate. Sizes in px. */
export interface Scene {
  /** How many tiles. */
  readonly count: number
  readonly columns: number
  /** Height of a row. */
  readonly row: number
  readonly gap: number
  readonly width: number
  /** Which selections its steps make. */
  readonly steps: 'eighths' | 'halves'
}

/** Four columns of the usual size. */
export const usualScene = (count: number): Scene => ({
  count,
  columns: 4,
  row: 240,
  gap: 10,
  width: 1190,
  steps: 'eighths',
})

/** So many visible tiles on one screen of 1280 x 900: of `2 * visible` tiles half match before and after, half of those stay. */
export function crowdedScene(visible: number): Scene {
  const { columns, row } = CROWDS.find(({ most }) => visible <= most) ?? CROWD
  return { count: visible * 2, columns, row, gap: 4, width: 1190, steps: 'halves' }
}
const CROWD = { most: Infinity, columns: 32, row: 26 }
const CROWDS = [
  { most: 60, columns: 12, row: 82 },
  { most: 200, columns: 20, row: 42 },
]

/** Of ten tiles six are small, two wide, one tall and one big; the sizes that the peers' demos use. */
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

/** Span of a tile by its number: the peers never deal again. Four columns take pattern 4, `1122/1134`. */
export const spanOf = ({ columns }: Scene, index: number): Span =>
  (columns === 4 ? PATTERN_4 : MIX)[index % (columns === 4 ? PATTERN_4 : MIX).length] ?? [1, 1]

const PATTERN_4: readonly Span[] = [
  [2, 2],
  [2, 1],
  [1, 1],
  [1, 1],
]

/** The same mix as a pattern of ours. */
export function patternFor({ columns }: Scene): PatternId | Pattern {
  if (columns === 4) return '4'
  const breakpoint = { columns, spans: MIX, remainders: {} }
  return {
    id: 'mix',
    label: 'Mix',
    breakpoints: { wide: breakpoint, medium: breakpoint, narrow: breakpoint },
  }
}

/** px of a tile. */
export function sizeOf(scene: Scene, index: number): { width: number; height: number } {
  const [columns, rows] = spanOf(scene, index)
  return {
    width: columns * columnWidth(scene) + (columns - 1) * scene.gap,
    height: rows * scene.row + (rows - 1) * scene.gap,
  }
}

export const columnWidth = ({ width, columns, gap }: Scene): number =>
  (width - (columns - 1) * gap) / columns

export const writeScene = (scene: Scene): string => encodeURIComponent(JSON.stringify(scene))
export const readScene = (text: string): Scene => JSON.parse(text)
