import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises'
import {
  PublicationsNotReady,
  type PublicationReader,
  type PublicationRow,
} from './publication-reader'

export interface PublicationBatch {
  readonly rows: readonly PublicationRow[]
  /** True for the first batch of a database: discard everything read before. */
  readonly fresh: boolean
  /** False while more rows are waiting. */
  readonly complete: boolean
  /** The revision reached with this batch. */
  readonly revision: number
}

export interface FollowerHealth {
  /** `waiting`: the CMS has not created its table yet. `failing`: the database cannot be read; the rows read so far stay valid. */
  readonly status: 'starting' | 'following' | 'waiting' | 'failing'
  readonly revision: number
  /** One sentence; null while following. */
  readonly problem: string | null
}

export interface Follower {
  health(): FollowerHealth
  /** Resolves when everything published at the start has been read. Rejects when the follower is stopped before that. */
  readonly caughtUp: Promise<void>
  /** Resolves when the follower has stopped, which only its signal causes. Never rejects. */
  readonly stopped: Promise<void>
}

/** What was read of a database before. */
export interface StartingPoint {
  readonly revision: number
  /** Of the reader. */
  readonly identity: string
}

export interface FollowOptions {
  /** Reads only what was published since, if it is still the same database. */
  readonly startingPoint?: StartingPoint | null
  /** ms between two reads of the database; default 250. */
  readonly interval?: number
  /** Rows per read; default 500. */
  readonly pageSize?: number
  /** Receives each batch; an empty database gives one batch without rows. Receives a batch again after it threw. */
  readonly onRows: (batch: PublicationBatch) => void | Promise<void>
  /** Called when a problem begins or changes, not on every attempt. */
  readonly onError?: (error: unknown) => void
  readonly signal: AbortSignal
}

/** ms. The delay doubles with each failure up to this, so a database that is back is noticed within it. */
const MAX_BACKOFF_MS = 2_000

/** Reads everything published, then every change, until the signal aborts. Survives any failure of the database. */
export function followPublications(reader: PublicationReader, options: FollowOptions): Follower {
  const { interval = 250, pageSize = 500, onRows, onError, signal } = options
  let { startingPoint = null } = options
  const caughtUp = createDeferred()
  let health: FollowerHealth = { status: 'starting', revision: 0, problem: null }
  let known: { revision: number; generation: number } | undefined

  /** Reads until there are no new rows. */
  async function catchUp(): Promise<void> {
    for (;;) {
      const latest = await reader.latestRevision()
      const { generation } = reader
      if (startingPoint) {
        const { revision, identity } = startingPoint
        const isSame = latest >= revision && (await reader.identity()) === identity
        if (reader.generation !== generation) continue
        if (isSame) {
          await onRows({ rows: [], fresh: false, complete: latest === revision, revision })
          known = { revision, generation }
        }
        startingPoint = null
      }
      // A lower revision means that a backup was restored: read everything again.
      if (known && (latest < known.revision || generation !== known.generation)) known = undefined
      if (known && latest === known.revision) return
      const fresh = known === undefined
      const rows = await reader.rowsAfter(known?.revision ?? 0, pageSize)
      if (reader.generation !== generation) continue
      // A revision has no rows left when each of them was written again later.
      const revision = rows.at(-1)?.revision ?? Math.max(latest, known?.revision ?? 0)
      await onRows({ rows, fresh, complete: revision >= latest, revision })
      known = { revision, generation }
      health = { status: 'following', revision, problem: null }
      if (signal.aborted) return
      // libsql answers synchronously: without this, reading many pages would block requests.
      await yieldToEventLoop()
    }
  }

  async function run(): Promise<void> {
    const delay = new InterruptibleDelay()
    const unsubscribe = reader.subscribe(() => delay.interrupt())
    let failures = 0
    while (!signal.aborted) {
      try {
        await catchUp()
        health = { status: 'following', revision: known?.revision ?? 0, problem: null }
        failures = 0
        if (!signal.aborted) caughtUp.resolve()
      } catch (error) {
        const status = error instanceof PublicationsNotReady ? 'waiting' : 'failing'
        failures = status === 'waiting' ? 0 : failures + 1
        const problem = error instanceof Error ? error.message : String(error)
        if (problem !== health.problem) onError?.(error)
        health = { status, revision: known?.revision ?? 0, problem }
      }
      await delay.wait(
        Math.min(interval * 2 ** failures, Math.max(MAX_BACKOFF_MS, interval)),
        signal,
      )
    }
    unsubscribe()
    caughtUp.reject(new Error('Following the publications was stopped before they were all read.'))
  }

  return { health: () => health, caughtUp: caughtUp.promise, stopped: run() }
}

function createDeferred() {
  let resolve: () => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  promise.catch(() => undefined) // A caller need not await it.
  return { promise, resolve, reject }
}

/** A delay that `interrupt` ends early. An interrupt between two delays ends the next one at once. */
class InterruptibleDelay {
  #interrupted = false
  #current: AbortController | undefined

  interrupt(): void {
    this.#interrupted = true
    this.#current?.abort()
  }

  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    const current = new AbortController()
    this.#current = current
    // Not AbortSignal.any: Node 20 can collect its signal before it fires, and the delay would last its whole time.
    const stop = () => current.abort()
    signal.addEventListener('abort', stop)
    if (!this.#interrupted && !signal.aborted)
      await wait(milliseconds, undefined, { signal: current.signal }).catch(() => undefined) // Aborted on purpose.
    signal.removeEventListener('abort', stop)
    this.#interrupted = false
    this.#current = undefined
  }
}
