import type { Scene } from './scene'

/** What is chosen in each of the two groups; '' for all. */
export interface Chosen {
  readonly a: string
  readonly b: string
}

export interface Step {
  readonly name: string
  readonly chosen: Chosen
  /** The one option that is clicked to get there from the step before. */
  readonly click: { readonly group: 'a' | 'b'; readonly option: string }
}

/** All → 1/8 → 1/64 → 1/8 → all. */
const EIGHTHS: readonly Step[] = [
  { name: 'narrow', chosen: { a: 'v3', b: '' }, click: { group: 'a', option: 'v3' } },
  { name: 'combine', chosen: { a: 'v3', b: 'v5' }, click: { group: 'b', option: 'v5' } },
  { name: 'widen', chosen: { a: 'v3', b: '' }, click: { group: 'b', option: '' } },
  { name: 'reset', chosen: { a: '', b: '' }, click: { group: 'a', option: '' } },
]

/** One half → another half that shares half of its tiles. */
const HALVES: readonly Step[] = [
  { name: 'over', chosen: { a: 'v1', b: '' }, click: { group: 'a', option: 'v1' } },
  { name: 'back', chosen: { a: 'v0', b: '' }, click: { group: 'a', option: 'v0' } },
]

export const stepsOf = ({ steps }: Scene): readonly Step[] =>
  steps === 'eighths' ? EIGHTHS : HALVES

/** What is chosen before the first step. */
export const firstChosen = ({ steps }: Scene): Chosen =>
  steps === 'eighths' ? { a: '', b: '' } : { a: 'v0', b: '' }

/** Options of each group. */
export const optionsOf = ({ steps }: Scene): readonly string[] =>
  steps === 'eighths' ? ['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7'] : ['v0', 'v1']

/** The options a tile belongs to, by its number. */
export function termsOf(
  { steps }: Scene,
  index: number,
): { a: readonly string[]; b: readonly string[] } {
  if (steps === 'eighths') return { a: [`v${index % 8}`], b: [`v${Math.floor(index / 8) % 8}`] }
  const quarter = index % 4
  return {
    a: [...(quarter < 2 ? ['v0'] : []), ...(quarter === 1 || quarter === 2 ? ['v1'] : [])],
    b: ['v0'],
  }
}

/** Numbers of the tiles that a selection leaves, in order: what every candidate is checked against. */
export const matching = (scene: Scene, { a, b }: Chosen): readonly number[] =>
  Array.from({ length: scene.count }, (_, index) => index).filter((index) => {
    const terms = termsOf(scene, index)
    return (a === '' || terms.a.includes(a)) && (b === '' || terms.b.includes(b))
  })
