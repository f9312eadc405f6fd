import { median, range } from '../measure/statistics'

/** Samples of one quantity. */
export interface Figure {
  readonly samples: readonly number[]
  /** Such as `ms`; '' for none. */
  readonly unit: string
  /** `lower`: the measurement was stopped at this value, so the real one is larger. */
  readonly bound?: 'lower'
}

export const figure = (samples: readonly number[], unit = 'ms'): Figure => ({ samples, unit })

export const medianOfFigure = ({ samples }: Figure): number => median(samples)

/** Formats a number with the three digits that the measurements can support; `-` for NaN and Infinity. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '-'
  const size = Math.abs(value)
  if (size >= 1000) return Math.round(value).toLocaleString('en')
  if (size >= 100) return value.toFixed(0)
  if (size >= 10) return trimmed(value.toFixed(1))
  return size === 0 ? '0' : trimmed(value.toFixed(size >= 1 ? 2 : 3))
}

const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** `8.4 ms (7.9 to 11)`: the median, and in brackets the minimum and the maximum. */
export function formatFigure({ samples, unit, bound }: Figure): string {
  const value = `${bound ? '> ' : ''}${formatNumber(median(samples))}${unit && ` ${unit}`}`
  const [min, max] = range(samples)
  if (samples.length < 2 || formatNumber(min) === formatNumber(max)) return value
  return `${value} (${formatNumber(min)} to ${formatNumber(max)})`
}
