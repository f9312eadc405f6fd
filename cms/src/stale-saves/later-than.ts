/**
 * The time of a save: now, or the first millisecond after the saves before it, if the clock was set back since.
 * @param before ISO 8601; anything else counts as none
 * @param now ms
 * @returns ISO 8601
 */
export function laterThan(before: readonly unknown[], now = Date.now()): string {
  const known = before
    .map((time) => (typeof time === 'string' ? Date.parse(time) : NaN))
    .filter((time) => !Number.isNaN(time))
  return new Date(Math.max(now, ...known.map((time) => time + 1))).toISOString()
}
