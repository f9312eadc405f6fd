import type { PayloadRequest } from 'payload'
import { inTransactionOf } from '../database/transactions/in-transaction'
import { publicError } from '../errors/public-error'
import type { UndoneChange } from './bulk-change'
import { toSteps } from './steps'
import { findChange, replaceChange } from './stored-changes'
import { undoBulkChange } from './undo-bulk-change'

/**
 * Undoes a change in several transactions. If one fails, what is left can be undone again.
 * @throws APIError if there is no such change of the user
 */
export async function undoInSteps(req: PayloadRequest, id: number): Promise<UndoneChange> {
  const first = await undoStep(req, id)
  if (!first) throw publicError('This was undone already, or it is too long ago.', 404)
  let { undone, kept } = first
  for (let step = await undoStep(req, id); step; step = await undoStep(req, id)) {
    undone += step.undone
    kept = [...kept, ...step.kept]
  }
  return { undone, kept }
}

const undoStep = (req: PayloadRequest, id: number): Promise<UndoneChange | null> =>
  inTransactionOf(req, async () => {
    const found = await findChange(req, { id: { equals: id } })
    if (!found) return null
    const { change } = found
    const [documents = [], ...left] = toSteps(change.documents)
    await replaceChange(req, id, { ...change, documents: left.flat() })
    return undoBulkChange(req, { ...change, documents: [...documents] })
  })
