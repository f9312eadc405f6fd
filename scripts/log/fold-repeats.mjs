// @ts-check

/** ms in which repeats of a line are only counted. */
const FOLD_MS = 60_000

/** What the file system, the network and the databases report while something is down or full. */
const OUTAGE_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOSPC', 'EDQUOT'],
  ...['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CORRUPT', 'SQLITE_NOTADB'],
  ...['08006', '53100', '53300', '57P01', '57P03'],
])

/**
 * Folds the lines of one outage: the first is written at once, and each minute one with the number of its repeats.
 * @param {number} [foldMs]
 */
export function createFold(foldMs = FOLD_MS) {
  /** @type {Map<string, number>} */
  const repeats = new Map()
  /**
   * @param {Record<string, unknown>} entry
   * @param {string} message
   * @param {(repeated?: number) => void} write
   */
  return function fold(entry, message, write) {
    const key = outageKey(entry, message)
    if (key === null) return write()
    const count = repeats.get(key)
    if (count !== undefined) return void repeats.set(key, count + 1)
    write()
    repeats.set(key, 0)
    const timer = setInterval(() => {
      const repeated = repeats.get(key) ?? 0
      if (repeated === 0) {
        clearInterval(timer)
        repeats.delete(key)
      } else {
        write(repeated)
        repeats.set(key, 0)
      }
    }, foldMs)
    timer.unref()
  }
}

/** Null: the line does not belong to an outage. @param {Record<string, unknown>} entry @param {string} message */
function outageKey(entry, message) {
  if (typeof entry.outage === 'string') return `${message} ${entry.outage}`
  for (let cause = entry.err; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && OUTAGE_CODES.has(String(cause.code))) return `${message} ${cause.code}`
  return null
}
