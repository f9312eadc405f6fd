/** The newest versions of a document, which stay whatever their age. */
export const MIN_VERSIONS = 50

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

interface Version {
  readonly id: number | string
  /** ISO 8601 */
  readonly updatedAt: string
}

/**
 * The versions that are one too many: of the last day all stay, of the last week one an hour, of the time before one a day,
 * and always the newest 50.
 * @param versions newest first
 * @param now ms
 */
export function surplusVersions<V extends Version>(
  versions: readonly V[],
  now: number,
): readonly V[] {
  const periods = new Set<string>()
  return versions.filter(({ updatedAt }, index) => {
    const time = Date.parse(updatedAt)
    const age = now - time
    const length = age > 7 * DAY_MS ? DAY_MS : HOUR_MS
    const period = `${length} ${Math.floor(time / length)}`
    const isFirst = !periods.has(period)
    periods.add(period)
    return index >= MIN_VERSIONS && age > DAY_MS && !isFirst
  })
}
