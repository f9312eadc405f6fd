import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { NOT_IN_TRASH } from '../trash/in-trash'

const stored = z.object({ id: z.number(), fileHash: z.string().nullish() })

/** Ids of the images whose file another image has too. */
export async function findDuplicates(req: PayloadRequest): Promise<readonly number[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'media',
    where: { and: [{ fileHash: { exists: true } }, NOT_IN_TRASH] },
    select: { fileHash: true },
    joins: {},
    pagination: false,
    limit: 0,
    req,
  })
  const idsByHash = new Map<string, number[]>()
  for (const doc of docs) {
    const { id, fileHash } = stored.parse(doc)
    if (fileHash) idsByHash.set(fileHash, [...(idsByHash.get(fileHash) ?? []), id])
  }
  return [...idsByHash.values()].flatMap((ids) => (ids.length > 1 ? ids : []))
}
