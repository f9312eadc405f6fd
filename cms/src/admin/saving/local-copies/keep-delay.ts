/** A pause in typing after which a copy is kept, ms. */
const PAUSE_MS = 300
/** Rich texts report their text within 0.5 s, so at most the last 2 s are lost, ms. */
const MAX_WAIT_MS = 1500

/**
 * Time until a copy is kept, ms.
 * @param changedAt when the first change was made that no copy contains, ms since 1970
 */
export const keepDelay = (changedAt: number, now: number): number =>
  Math.max(0, Math.min(PAUSE_MS, changedAt + MAX_WAIT_MS - now))
