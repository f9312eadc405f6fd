import { formatNumber, medianOfFigure, formatFigure, type Figure } from './figure'

/** A target and the measured value. */
export interface Goal {
  readonly what: string
  readonly target: string
  readonly measured: string
  /** Null when it could not be measured; `measured` says why. */
  readonly met: boolean | null
  /** Comparison with a peer, such as `12x Isotope`; '' for none. */
  readonly ratio: string
}

interface GoalOptions {
  readonly what: string
  readonly figure: Figure
  readonly limit: number
  readonly ratio?: string
}

export const atMost = ({ what, figure, limit, ratio = '' }: GoalOptions): Goal =>
  goal(what, figure, { target: `≤ ${withUnit(limit, figure)}`, ratio }, (v) => v <= limit)

export const atLeast = ({ what, figure, limit, ratio = '' }: GoalOptions): Goal =>
  goal(what, figure, { target: `≥ ${withUnit(limit, figure)}`, ratio }, (v) => v >= limit)

/** A goal that could not be measured; `why` is shown in place of a value. */
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
  return { what, target, ratio, measured: formatFigure(figure), met: isMet(medianOfFigure(figure)) }
}

const withUnit = (limit: number, { unit }: Figure) => `${formatNumber(limit)}${unit && ` ${unit}`}`
