import { setImmediate as letOthersRun, setTimeout as wait } from 'node:timers/promises'
import { PublicationsNotReady, type PublicationReader, type PublicationRow } from './reader'

export interface PublicationBatch {
  readonly rows: readonly PublicationRow[]
  /** True for the first batch of a database: whatever was known before does not count any more. */
  readonly fresh: boolean
  /** False while more rows are already waiting. */
  readonly complete: boolean
  /** The revision reached with this batch. */
  readonly revision: number
}

export interface FollowerHealth {
  /** `waiting`: the cms has not made its table yet. `failing`: the database cannot be asked; what is known stays. */
  readonly status: 'starting' | 'following' | 'waiting' | 'failing'
  readonly revision: number
  /** One sentence; null while following. */
  readonly problem: string | null
}

export interface Follower {
  health(): FollowerHealth
  /** Settles when the publications that were there at the start have been handed over. Rejects when stopped before. */
  readonly caughtUp: Promise<void>
  /** Settles when the follower has stopped, which only its signal makes it do. Never rejects. */
  readonly stopped: Promise<void>
}

export interface FollowOptions {
  /** Milliseconds between two looks at the database; 250 unless told. */
  readonly interval?: number
  /** Rows read at once; 500 unless told. */
  readonly pageSize?: number
  /**
   * Takes each batch over. Also called once with no rows for an empty database. A batch whose handler throws
   * is handed over again.
   */
  readonly onRows: (batch: PublicationBatch) => void | Promise<void>
  /** Told when a problem begins or changes, not on every try. */
  readonly onError?: (error: unknown) => void
  readonly signal: AbortSignal
}

/** Back-off doubles from the interval up to this, so that a database that came back is seen within it. */
const MOST_PATIENCE_MS = 2_000

/** Hands over everything published, then every change, for as long as the signal lasts and whatever the database does. */
export function followPublications(reader: PublicationReader, options: FollowOptions): Follower {
  const { interval = 250, pageSize = 500, onRows, onError, signal } = options
  const caughtUp = promise()
  let health: FollowerHealth = { status: 'starting', revision: 0, problem: null }
  let known: { revision: number; incarnation: number } | undefined

  /** Reads until nothing is new. */
  async function catchUp(): Promise<void> {
    for (;;) {
      const latest = await reader.latestRevision()
      const { incarnation } = reader
      // A revision that went back is a restored backup: nothing known may be trusted.
      if (known && (latest < known.revision || incarnation !== known.incarnation)) known = undefined
      if (known && latest === known.revision) return
      const fresh = known === undefined
      const rows = await reader.rowsAfter(known?.revision ?? 0, pageSize)
      if (reader.incarnation !== incarnation) continue
      // A revision may have no rows of its own any more: each was written again later.
      const revision = rows.at(-1)?.revision ?? Math.max(latest, known?.revision ?? 0)
      await onRows({ rows, fresh, complete: revision >= latest, revision })
      known = { revision, incarnation }
      health = { status: 'following', revision, problem: null }
      if (signal.aborted) return
      // libsql answers synchronously: without this the pages of a long catching up would shut visitors out.
      await letOthersRun()
    }
  }

  async function run(): Promise<void> {
    const alarm = new Alarm()
    const unsubscribe = reader.onAnnouncement(() => alarm.ring())
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
      await alarm.wait(
        Math.min(interval * 2 ** failures, Math.max(MOST_PATIENCE_MS, interval)),
        signal,
      )
    }
    unsubscribe()
    caughtUp.reject(new Error('Following the publications was stopped before they were all read.'))
  }

  return { health: () => health, caughtUp: caughtUp.promise, stopped: run() }
}

function promise() {
  let resolve: () => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<void>((yes, no) => {
    resolve = yes
    reject = no
  })
  promise.catch(() => undefined) // Nobody has to wait for it.
  return { promise, resolve, reject }
}

/** A wait that an announcement ends early. A ring while nobody waits ends the next wait at once. */
class Alarm {
  #rung = false
  #end: AbortController | undefined

  ring(): void {
    this.#rung = true
    this.#end?.abort()
  }

  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    this.#end = new AbortController()
    if (!this.#rung) {
      const either = AbortSignal.any([this.#end.signal, signal])
      await wait(milliseconds, undefined, { signal: either }).catch(() => undefined) // Ended early: as meant.
    }
    this.#rung = false
    this.#end = undefined
  }
}
