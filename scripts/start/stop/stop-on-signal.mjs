// @ts-check
import { stopPrograms } from './stop-programs.mjs'

/**
 * Stops the programs at the first signal, and ends at once at the second.
 * @param {import('./stop-programs.mjs').Program[]} programs
 * @param {{ drainSeconds: number, onStopped?: () => void }} options
 */
export function stopOnSignal(programs, { drainSeconds, onStopped }) {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await stopPrograms(programs, drainSeconds)
    onStopped?.()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}
