import {
  AddressTaken,
  syncPublication,
  transactionRevision,
  type PublicationTransaction,
} from '@tessera/content/store'
import { APIError, type PayloadRequest } from 'payload'
import { publicationWriter } from './publication-writer'
import { wantedOf, type GlobalKind, type RowKind } from './wanted'

export interface DocumentName {
  readonly kind: RowKind | GlobalKind
  readonly key: string
}

/**
 * Makes the publications of these documents what they should be, and of the images and videos they begin or cease to show, in the
 * request's transaction and with one revision.
 * @param written whether this transaction has written already: on SQLite nobody else can then
 * @returns how many rows were written
 */
export async function publish(
  req: PayloadRequest,
  names: readonly DocumentName[],
  { written }: { readonly written: boolean },
): Promise<number> {
  const exclusive = written && req.payload.db.name === 'sqlite'
  const writer = publicationWriter(req, { exclusive })
  const transaction = { writer, revision: transactionRevision(writer) }
  let rows = 0
  for (const name of names) rows += await publishOne(req, name, transaction)
  return rows
}

async function publishOne(
  req: PayloadRequest,
  { kind, key }: DocumentName,
  transaction: PublicationTransaction,
): Promise<number> {
  // An image or a video is published while something published shows it, and no longer.
  const isShown = kind === 'media' || kind === 'video'
  const unused = isShown && !(await transaction.writer.isUsed({ kind, key }))
  const wanted = unused ? { kind, key, documents: [] } : await wantedOf(req, kind, key)
  try {
    const change = await syncPublication(wanted, transaction)
    let rows = change.written.length
    for (const use of [...change.used, ...change.unused]) {
      rows += await publishOne(req, use, transaction)
    }
    return rows
  } catch (error) {
    if (error instanceof AddressTaken) throw new APIError(error.message, 409, null, true)
    throw error
  }
}
