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
}

declare global {
  /** Next.js bundles this module more than once; the saves are those of one CMS. */
  var tesseraSaves: Saves | undefined
}
const saves = (globalThis.tesseraSaves ??= { running: new Set(), lastEnd: -SAVING_MS })

/** For work that nobody waits for, or that takes seconds in all. */
export async function savesHaveEnded(): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS
  await setImmediate()
  while (saves.running.size > 0 && performance.now() < until) await wait(CHECK_INTERVAL_MS)
}

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
