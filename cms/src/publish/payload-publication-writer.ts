import type { DocumentKind, Publication } from '@tessera/content'
import {
  CHANNEL,
  formatUse,
  REVISION_COUNTER,
  type PublicationWriter,
  type StoredPublication,
  type Use,
} from '@tessera/content/store'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { copyPublishedFiles } from '../bucket/copy-published-files'
import { toSteps } from '../bulk-changes/steps'
import { insertRows } from '../database/insert-rows'
import { postgresSession } from '../database/postgres/postgres-session'

const storedPublication = z.object({
  id: z.union([z.number(), z.string()]),
  // Not validated further, because only this module writes the table.
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

/** Publications in the transaction of the request. */
export async function findPublications(
  req: PayloadRequest,
  ...and: Where[]
): Promise<StoredPublication[]> {
  const { docs } = await req.payload.db.find<Record<string, unknown> & { id: number }>({
    collection: 'publications',
    where: { and },
    pagination: false,
    limit: 0,
    req,
  })
  return docs.map((row) => storedPublication.parse(row))
}

/** Those of some images and videos that published documents show. */
export async function findUsed(
  req: PayloadRequest,
  uses: readonly Use[],
): Promise<ReadonlySet<Use>> {
  if (uses.length === 0) return new Set()
  const anyOf = uses.map((use) => ({ uses: { contains: formatUse(use) } }))
  const { docs } = await req.payload.db.find<{ id: number; uses?: string | null }>({
    collection: 'publications',
    where: { and: [{ body: { exists: true } }, { or: anyOf }] },
    select: { uses: true },
    pagination: false,
    limit: 0,
    req,
  })
  // The query may ignore case and the trailing space, so the texts are checked again.
  return new Set(uses.filter((use) => docs.some((doc) => doc.uses?.includes(formatUse(use)))))
}

/** Rows of a statement. */
const MAX_INSERTED = 500

/** Writes new publications with one statement, in a tenth of the time of one for each. */
export async function insertPublications(
  req: PayloadRequest,
  publications: readonly Publication[],
): Promise<void> {
  for (const publication of publications) await copyPublishedFiles(req.payload, publication)
  const rows = publications.map(({ kind, key, locale, path, revision, body, uses }) => ({
    ...{ kind, key, locale, path, revision, body, uses },
  }))
  for (const step of toSteps(rows, MAX_INSERTED)) await insertRows(req, 'publications', step)
}

/** Kinds of documents that have an address. */
const ADDRESSED: readonly DocumentKind[] = ['article', 'page', 'image']

/** The published documents at some addresses. */
export async function findLiveAt(
  req: PayloadRequest,
  paths: readonly string[],
): Promise<StoredPublication[]> {
  const at = { path: { in: [...paths] } }
  const rows = await findPublications(req, at, { kind: { in: [...ADDRESSED] } })
  return rows.filter(({ body }) => body !== null)
}

/** Writes publications through Payload's database layer, in the transaction of the request. */
export function payloadPublicationWriter(
  req: PayloadRequest,
  { exclusive }: Pick<PublicationWriter, 'exclusive'>,
): PublicationWriter {
  const { db } = req.payload
  const collection = 'publications'
  const findRows = (...and: Where[]) => findPublications(req, ...and)
  return {
    exclusive,
    rowsOf: (kind, key) => findRows({ kind: { equals: kind } }, { key: { equals: key } }),
    liveAt: (path) => findLiveAt(req, [path]),
    isUsed: async (use) => (await findUsed(req, [use])).has(use),
    put: async (publication: Publication, replaces) => {
      if (replaces === null) return insertPublications(req, [publication])
      await copyPublishedFiles(req.payload, publication)
      await db.updateOne({
        ...{ collection, id: replaces, data: { ...publication }, req, returning: false },
      })
    },
    nextRevision: async () => {
      const revision = await incrementCounter(req)
      const session = await postgresSession(req)
      // PostgreSQL delivers the notification when the transaction commits.
      if (session) await session.execute(`select pg_notify('${CHANNEL}', '${revision}')`)
      return revision
    },
  }
}

const counterRow = z.object({ revision: z.number() }).nullish()

/** One `UPDATE … SET revision = revision + 1 … RETURNING`. Its lock makes revisions visible in order. */
async function incrementCounter(req: PayloadRequest): Promise<number> {
  const { db } = req.payload
  const data: unknown = { revision: { $inc: 1 } }
  const row = counterRow.parse(
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
