import type { DocumentKind, Publication } from '@tessera/content'
import {
  CHANNEL,
  REVISION_COUNTER,
  formatUse,
  type PublicationWriter,
  type StoredPublication,
} from '@tessera/content/store'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { postgresSession } from './postgres-session'

const stored = z.object({
  id: z.union([z.number(), z.string()]),
  // The table is ours alone: what is in it was a publication when it was written.
  kind: z.custom<DocumentKind>((kind) => typeof kind === 'string'),
  key: z.string(),
  locale: z.string(),
  path: z
    .string()
    .nullish()
    .transform((path) => path ?? null),
  revision: z.number(),
  body: z
    .unknown()
    .optional()
    .transform((body) => body ?? null),
  uses: z
    .string()
    .nullish()
    .transform((uses) => uses ?? ''),
})

/** Writes publications through Payload's database layer, in the transaction of the request. */
export function publicationWriter(
  req: PayloadRequest,
  { exclusive }: Pick<PublicationWriter, 'exclusive'>,
): PublicationWriter {
  const { db } = req.payload
  const collection = 'publications'
  const rows = async (...and: Where[]): Promise<StoredPublication[]> => {
    const { docs } = await db.find<Record<string, unknown> & { id: number }>({
      collection,
      where: { and },
      pagination: false,
      limit: 0,
      req,
    })
    return docs.map((row) => stored.parse(row))
  }
  return {
    exclusive,
    rowsOf: (kind, key) => rows({ kind: { equals: kind } }, { key: { equals: key } }),
    liveAt: async (path) => {
      const held = await rows({ path: { equals: path } }, { kind: { in: ['article', 'page'] } })
      return held.filter(({ body }) => body !== null)
    },
    isUsed: async (use) => {
      const token = formatUse(use)
      const used = await rows({ uses: { contains: token } })
      // A database may compare without the last space or case: the token decides.
      return used.some(({ body, uses }) => body !== null && uses.includes(token))
    },
    put: async (publication: Publication, replaces) => {
      const data = { ...publication }
      if (replaces === null) await db.create({ collection, data, req, returning: false })
      else await db.updateOne({ collection, id: replaces, data, req, returning: false })
    },
    nextRevision: async () => {
      const revision = await tick(req)
      const session = await postgresSession(req)
      // Delivered by the database when the transaction commits.
      if (session) await session.execute(`select pg_notify('${CHANNEL}', '${revision}')`)
      return revision
    },
  }
}

const counted = z.object({ revision: z.number() }).nullish()

/** One `UPDATE … SET revision = revision + 1 … RETURNING`: its lock makes revisions visible in their order. */
async function tick(req: PayloadRequest): Promise<number> {
  const { db } = req.payload
  const data: unknown = { revision: { $inc: 1 } }
  const row = counted.parse(
    await db.updateOne({
      collection: 'publications',
      where: { kind: { equals: REVISION_COUNTER.kind } },
      data: z.record(z.string(), z.unknown()).parse(data),
      options: { atomic: true },
      req,
    }),
  )
  if (row) return row.revision
  await db.create({
    collection: 'publications',
    data: { ...REVISION_COUNTER, revision: 1, uses: '' },
    req,
    returning: false,
  })
  return 1
}
