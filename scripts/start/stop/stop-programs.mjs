// @ts-check

/** ms from a signal until all programs have ended, in addition to DRAIN_SECONDS. */
export const STOP_TIMEOUT_MS = 15_000
/** ms that each program after the first has at least. The site ends after 11.5 s at the latest. */
const LAST_MS = 2_500

/** @typedef {{ stop: (timeoutMs: number) => Promise<void> }} Program `stop` kills it after the timeout */

/**
 * Stops the programs one after the other: the site is the first, so that no request waits for a CMS that has stopped.
 * Together they have 15 s and the time in which the site still accepts connections.
 * @param {readonly Program[]} programs
 * @param {number} drainSeconds DRAIN_SECONDS
 */
export async function stopPrograms(programs, drainSeconds) {
  const deadline = performance.now() + drainSeconds * 1000 + STOP_TIMEOUT_MS
  for (const [index, program] of programs.entries()) {
    const following = programs.length - 1 - index
    await program.stop(deadline - performance.now() - following * LAST_MS)
  }
}
