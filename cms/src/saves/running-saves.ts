import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type { Endpoint, PayloadRequest } from 'payload'

/** ms. Editors who save without a break stop nothing for longer. */
const MAX_WAIT_MS = 1_000
const CHECK_INTERVAL_MS = 5
/** ms in which the response of a save is sent: work that began at once would hold it back by 100 ms and more. */
const RESPONSE_MS = 20
/** ms after a save in which its editor probably saves again. */
const SAVING_MS = 2_000

interface Saves {
  /** Of the REST API: each saves one document. */
  readonly running: Set<PayloadRequest>
  /** When the last one ended, ms of `performance`. */
  lastEnd: number
  /** Work that goes on when none is running. */
  readonly behind: AsyncLocalStorage<Waiting>
}

interface Waiting {
  /** ms that the work may still wait. */
  left: number
}

declare global {
  /** Next.js bundles this module more than once; the saves are those of one CMS. */
  var tesseraSaves: Saves | undefined
}
const saves = (globalThis.tesseraSaves ??= {
  ...{ running: new Set(), lastEnd: -SAVING_MS, behind: new AsyncLocalStorage() },
})

/** For work that nobody waits for, or that takes seconds in all. */
export async function savesHaveEnded(): Promise<void> {
  await setImmediate()
  await waitForSaves({ left: MAX_WAIT_MS })
}

async function waitForSaves(waiting: Waiting): Promise<void> {
  const start = performance.now()
  while (saves.running.size > 0 && performance.now() < start + waiting.left)
    await wait(CHECK_INTERVAL_MS)
  waiting.left -= performance.now() - start
}

/** Runs work that stops at each `waitBehindSaves` while there are saves, for `MAX_WAIT_MS` in all. */
export const runBehindSaves = <T>(work: () => Promise<T>): Promise<T> =>
  saves.behind.run({ left: MAX_WAIT_MS }, work)

/** For a step that no save waits for: none that has begun to write on SQLite. */
export async function waitBehindSaves(): Promise<void> {
  const waiting = saves.behind.getStore()
  if (waiting && mustWaitBehindSaves()) await waitForSaves(waiting)
}

export const mustWaitBehindSaves = (): boolean =>
  saves.running.size > 0 && (saves.behind.getStore()?.left ?? 0) > 0

/** Whether somebody saves documents, one after another. */
export const isAnyoneSaving = (): boolean =>
  saves.running.size > 0 || performance.now() - saves.lastEnd < SAVING_MS

/** The handler of an endpoint that saves a document. */
export const asSave =
  (handler: Endpoint['handler']): Endpoint['handler'] =>
  async (req) => {
    saves.running.add(req)
    try {
      return await handler(req)
    } finally {
      setTimeout(() => saves.running.delete(req), RESPONSE_MS)
      saves.lastEnd = performance.now()
    }
  }
