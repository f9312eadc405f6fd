import { median, spread } from '../measure/statistics'

/** Something measured several times. */
export interface Figure {
  readonly samples: readonly number[]
  /** Such as `ms`; '' for a bare number. */
  readonly unit: string
  /** `least`: it was stopped there, so it takes at least as much. */
  readonly bound?: 'least'
}

export const figure = (samples: readonly number[], unit = 'ms'): Figure => ({ samples, unit })

export const middle = ({ samples }: Figure): number => median(samples)

/** Three digits are as much as any of our measurements can hold. */
export function digits(value: number): string {
  if (!Number.isFinite(value)) return '-'
  const size = Math.abs(value)
  if (size >= 1000) return Math.round(value).toLocaleString('en')
  if (size >= 100) return value.toFixed(0)
  if (size >= 10) return trimmed(value.toFixed(1))
  return size === 0 ? '0' : trimmed(value.toFixed(size >= 1 ? 2 : 3))
}

const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** `8.4 ms (7.9 to 11)`: the median, and what it was at best and at worst. */
export function writeFigure({ samples, unit, bound }: Figure): string {
  const value = `${bound ? '> ' : ''}${digits(median(samples))}${unit && ` ${unit}`}`
  const [least, most] = spread(samples)
  if (samples.length < 2 || digits(least) === digits(most)) return value
  return `${value} (${digits(least)} to ${digits(most)})`
}
