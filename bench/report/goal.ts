import { digits, middle, writeFigure, type Figure } from './figure'

/** A line of the budgets with what was measured. */
export interface Goal {
  readonly what: string
  readonly target: string
  readonly measured: string
  /** Null when it could not be measured; `measured` says why. */
  readonly met: boolean | null
  /** Against whom, such as `12x Isotope`; '' when there is nobody to compare with. */
  readonly ratio: string
}

interface Wanted {
  readonly what: string
  readonly figure: Figure
  readonly limit: number
  readonly ratio?: string
}

export const atMost = ({ what, figure, limit, ratio = '' }: Wanted): Goal =>
  goal(what, figure, { target: `≤ ${withUnit(limit, figure)}`, ratio }, (v) => v <= limit)

export const atLeast = ({ what, figure, limit, ratio = '' }: Wanted): Goal =>
  goal(what, figure, { target: `≥ ${withUnit(limit, figure)}`, ratio }, (v) => v >= limit)

/** A goal that could not be measured, and why. */
export const notMeasured = (what: string, target: string, why: string): Goal => ({
  what,
  target,
  measured: why,
  met: null,
  ratio: '',
})

function goal(
  what: string,
  figure: Figure,
  { target, ratio }: Pick<Goal, 'target' | 'ratio'>,
  isMet: (value: number) => boolean,
): Goal {
  if (figure.samples.length === 0) return notMeasured(what, target, 'no sample')
  return { what, target, ratio, measured: writeFigure(figure), met: isMet(middle(figure)) }
}

const withUnit = (limit: number, { unit }: Figure) => `${digits(limit)}${unit && ` ${unit}`}`
