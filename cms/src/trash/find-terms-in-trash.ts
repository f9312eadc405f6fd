import type { PayloadRequest } from 'payload'
import { findIds } from '../database/find-ids'
import { IN_TRASH } from './in-trash'

const found = new WeakMap<PayloadRequest, Promise<ReadonlySet<string>>>()

/** Ids of the terms in the trash; read once until they are forgotten. Documents keep them, but are published without. */
export function findTermsInTrash(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const known = found.get(req)
  if (known) return known
  const reading = readTermsInTrash(req)
  found.set(req, reading)
  return reading
}

/** Call this when terms may have been deleted or restored since the last reading. */
export const forgetTermsInTrash = (req: PayloadRequest): void => void found.delete(req)

async function readTermsInTrash(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const ids = await findIds(req.payload, { collection: 'terms', where: IN_TRASH, req })
  return new Set(ids.map(String))
}
