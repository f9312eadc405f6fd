import type { Payload, PayloadRequest } from 'payload'
import { afterCommit } from '../database/transactions/after-commit'
import { writeEntry, type Entry } from './write-entry'

/** An import creates hundreds of documents within this time, ms. */
const FLUSH_INTERVAL_MS = 1_000

/** Stands for the name of a command-line script. */
const SCRIPT = { user: null, name: 'Command line' }

type Counted = Map<string, { readonly entry: Entry; times: number }>

/** What is not written yet. */
const pending = new WeakMap<Payload, Counted>()

/**
 * Counts what a command-line script has done, and writes one entry a second for each action and kind of document. A crash
 * within that second loses the count, not the change.
 */
export const countScripted = (req: PayloadRequest, { action, kind }: Entry): Promise<void> =>
  afterCommit(req, () => {
    const counted = pending.get(req.payload) ?? startInterval(req.payload)
    const key = `${action} ${kind}`
    const known = counted.get(key)
    if (known) known.times += 1
    else counted.set(key, { entry: { action, kind }, times: 1 })
  })

function startInterval(payload: Payload): Counted {
  const counted: Counted = new Map()
  pending.set(payload, counted)
  setTimeout(() => {
    pending.delete(payload)
    flush(payload, counted).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'What a script did is missing in the audit log.' }),
    )
  }, FLUSH_INTERVAL_MS).unref()
  return counted
}

async function flush(payload: Payload, counted: Counted): Promise<void> {
  for (const { entry, times } of counted.values())
    await writeEntry(payload, { entry, times, who: SCRIPT })
}
