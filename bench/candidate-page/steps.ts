import type { Scenario } from './scenario'

/** The selected option of each of the two groups; '' for all. */
export interface StepSelection {
  readonly a: string
  readonly b: string
}

export interface Step {
  readonly name: string
  readonly selection: StepSelection
  /** The option to click after the previous step. */
  readonly click: { readonly group: 'a' | 'b'; readonly option: string }
}

/** All → 1/8 → 1/64 → 1/8 → all. */
const EIGHTHS: readonly Step[] = [
  { name: 'narrow', selection: { a: 'v3', b: '' }, click: { group: 'a', option: 'v3' } },
  { name: 'combine', selection: { a: 'v3', b: 'v5' }, click: { group: 'b', option: 'v5' } },
  { name: 'widen', selection: { a: 'v3', b: '' }, click: { group: 'b', option: '' } },
  { name: 'reset', selection: { a: '', b: '' }, click: { group: 'a', option: '' } },
]

/** One half of the tiles → another half, with half of the tiles in both. */
const HALVES: readonly Step[] = [
  { name: 'over', selection: { a: 'v1', b: '' }, click: { group: 'a', option: 'v1' } },
  { name: 'back', selection: { a: 'v0', b: '' }, click: { group: 'a', option: 'v0' } },
]

/** Of fewer than 64 tiles, not every combination of two options has one: they are only narrowed and reset. */
export const stepsOf = ({ steps, count }: Scenario): readonly Step[] =>
  steps === 'halves' ? HALVES : count < 64 ? EIGHTHS.filter(isOneGroup) : EIGHTHS

const isOneGroup = ({ click }: Step) => click.group === 'a'

/** Selection before the first step. */
export const initialSelection = ({ steps }: Scenario): StepSelection =>
  steps === 'eighths' ? { a: '', b: '' } : { a: 'v0', b: '' }

/** Options of each group. */
export const optionsOf = ({ steps }: Scenario): readonly string[] =>
  steps === 'eighths' ? ['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7'] : ['v0', 'v1']

/** Options of a tile, by its number. */
export function termsOf(
  { steps }: Scenario,
  index: number,
): { a: readonly string[]; b: readonly string[] } {
  if (steps === 'eighths') return { a: [`v${index % 8}`], b: [`v${Math.floor(index / 8) % 8}`] }
  const quarter = index % 4
  return {
    a: [...(quarter < 2 ? ['v0'] : []), ...(quarter === 1 || quarter === 2 ? ['v1'] : [])],
    b: ['v0'],
  }
}

/** Numbers of the tiles that match a selection, ascending. Every candidate is checked against them. */
export const matchingTiles = (scenario: Scenario, { a, b }: StepSelection): readonly number[] =>
  Array.from({ length: scenario.count }, (_, index) => index).filter((index) => {
    const terms = termsOf(scenario, index)
    return (a === '' || terms.a.includes(a)) && (b === '' || terms.b.includes(b))
  })
