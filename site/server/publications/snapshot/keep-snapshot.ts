import { setTimeout as wait } from 'node:timers/promises'
import { log, messageOf } from '../../log'

export interface SnapshotOptions {
  /** Writes it. Rejects when the signal aborts. */
  readonly write: (file: string, signal: AbortSignal) => Promise<void>
  /** ms after a change, in which further ones are awaited; default 5 s. */
  readonly delay?: number
}

/** The next snapshot waits this many times as long as the last one took, so that it takes few per cent of the time. */
const PAUSE_FACTOR = 30

/**
 * Writes a snapshot of what is published, some seconds after each change. It is a cache: a folder that cannot be written
 * is reported once and does no harm.
 */
export function keepSnapshot(file: string, { write, delay = 5_000 }: SnapshotOptions) {
  const stopped = new AbortController()
  const { signal } = stopped
  let running: Promise<void> | undefined
  let isDue = false
  let lastProblem = ''

  async function writeWhileDue(): Promise<void> {
    let pause = delay
    while (isDue) {
      await wait(pause, undefined, { signal }).catch(() => undefined) // Aborted on purpose.
      if (signal.aborted) return
      isDue = false
      const startedAt = performance.now()
      await tryToWrite()
      pause = Math.max(delay, (performance.now() - startedAt) * PAUSE_FACTOR)
    }
  }

  async function tryToWrite(): Promise<void> {
    try {
      await write(file, signal)
      lastProblem = ''
    } catch (error) {
      const problem = messageOf(error)
      if (!signal.aborted && problem !== lastProblem)
        log('warn', 'snapshot-not-written', { problem })
      lastProblem = problem
    }
  }

  return {
    /** Call it after each change. */
    schedule(): void {
      isDue = true
      running ??= writeWhileDue().finally(() => (running = undefined))
    },
    async stop(): Promise<void> {
      stopped.abort()
      await running
    },
  }
}
