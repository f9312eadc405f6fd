/** Attempts in 15 minutes after which each one waits. */
const FREE_ATTEMPTS = 20
/** ms that each further attempt waits longer. */
const STEP_MS = 500
/** ms */
const MAX_DELAY_MS = 10_000
/** Attempts that wait at the same time: each keeps one of the site's connections for anonymous visitors. */
const MAX_WAITING = 8

/** @param recent attempts in 15 minutes @returns ms */
export const delayAfter = (recent: number): number =>
  Math.min(Math.max(0, recent - FREE_ATTEMPTS) * STEP_MS, MAX_DELAY_MS)

/** Makes attempts wait. @param sleep resolves after a number of ms */
export function createSlowDown(sleep: (ms: number) => Promise<unknown>) {
  let waiting = 0
  /** @returns ms after which to try again, if too many wait already; else 0, after the delay */
  return async (delay: number): Promise<number> => {
    if (delay === 0) return 0
    if (waiting >= MAX_WAITING) return delay
    waiting += 1
    try {
      await sleep(delay)
    } finally {
      waiting -= 1
    }
    return 0
  }
}
