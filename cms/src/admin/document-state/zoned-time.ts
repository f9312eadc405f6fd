import { TZDate } from '@date-fns/tz'

/** A time as `<input type="datetime-local">` has it: `2026-11-24T09:00`. */
export type LocalTime = string

/** @returns ISO 8601; null for what is no time */
export function toInstant(local: LocalTime, timeZone: string): string | null {
  const [, ...values] = /^(\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(local) ?? []
  const [year = NaN, month = NaN, day, hours, minutes] = values.map(Number)
  const time = new TZDate(year, month - 1, day ?? 1, hours ?? 0, minutes ?? 0, timeZone).getTime()
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** @param instant ISO 8601, or ms since 1970 */
export function toLocalTime(instant: string | number, timeZone: string): LocalTime {
  const date = new TZDate(new Date(instant).getTime(), timeZone)
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  const day = [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join('-')
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** All time zones that the browser knows, its own first. */
export const timeZones = (...first: readonly string[]): readonly string[] => [
  ...new Set([...first, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]

const HOUR_MS = 3_600_000

/** Tomorrow at nine in the browser's zone: a time to start from. */
export function proposedTime(now: number, timeZone: string): LocalTime {
  return `${toLocalTime(now + 24 * HOUR_MS, timeZone).slice(0, 10)}T09:00`
}
