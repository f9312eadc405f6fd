import { REVISION_COUNTER } from '@tessera/content/store'
import type { PayloadRequest } from 'payload'

interface Reference {
  readonly kind: 'image' | 'media' | 'video'
  readonly key: string
}

export const nameOf = ({ kind, key }: Reference) => `${kind} ${key}`

/** Names of those documents that are published. */
export async function findPublished(
  req: PayloadRequest,
  references: readonly Reference[],
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set()
  const { docs } = await req.payload.db.find<Reference & { id: number }>({
    collection: 'publications',
    where: {
      and: [
        { kind: { in: [...new Set(references.map(({ kind }) => kind))] } },
        { key: { in: [...new Set(references.map(({ key }) => key))] } },
        { body: { exists: true } },
      ],
    },
    select: { kind: true, key: true },
    pagination: false,
    limit: 0,
    req,
  })
  return new Set(docs.map(nameOf))
}

/** The newest revision; 0 before anything was published. */
export async function findRevision(req: PayloadRequest): Promise<number> {
  const row = await req.payload.db.findOne<{ id: number; revision?: number }>({
    collection: 'publications',
    where: { kind: { equals: REVISION_COUNTER.kind } },
    req,
  })
  return row?.revision ?? 0
}
