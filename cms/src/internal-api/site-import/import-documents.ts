import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../database/transactions/in-transaction'
import {
  EXPORTED_COLLECTIONS,
  hasDrafts,
  type ExportedCollection,
} from '../export/exported-collections'
import { readJson } from '../read-json'
import { withoutFields } from '../without-fields'
import { createWithId } from './create-with-id'
import { requireSiteImport } from './start-site-import'

/** Documents per request: an editor's save waits for the transaction. */
const MAX_DOCUMENTS = 100
/** A safe name of a file in its folder. */
const FILE_NAME = /^[\w-][\w.-]*\.[a-z0-9]+$/

const row = z
  .looseObject({
    id: z.number().int().positive(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    filename: z.string().regex(FILE_NAME, 'is not a file name').optional(),
  })
  .refine(({ id }) => Number.isSafeInteger(id))
export type ImportedRow = z.infer<typeof row>

const requestBody = z.object({
  collection: z.enum(EXPORTED_COLLECTIONS),
  docs: z.array(row).max(MAX_DOCUMENTS),
  /** Creates the documents without the fields that refer to documents of the same collection, which may be missing. */
  withoutReferences: z.boolean().default(false),
})

/** Payload adds them to every collection, but does not list all of them in every configuration. */
const SYSTEM_FIELDS = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'draft']

/** Fields that refer to documents of their own collection. */
const SELF_REFERENCES: Partial<Record<ExportedCollection, string>> = {
  media: 'furtherImages',
  pages: 'blocks',
  'payload-folders': 'folder',
}

/**
 * POST /api/internal/site-import/documents: saves exported documents with their ids in one transaction. Documents that
 * exist are not changed, except those that were created without references.
 */
export async function importDocuments(req: PayloadRequest) {
  await requireSiteImport(req)
  const { collection, docs, withoutReferences } = await readJson(req, requestBody)
  for (const doc of docs) refuseUnknownFields(req, collection, doc)
  const reference = SELF_REFERENCES[collection]
  return inTransaction(req.payload, async (transaction) => {
    const existing = await findExisting(transaction, collection, docs)
    for (const { draft, ...doc } of docs) {
      try {
        if (!existing.has(doc.id)) {
          const data = withoutReferences && reference ? withoutFields(doc, reference) : doc
          await createWithId(transaction, collection, data)
        } else if (reference && !withoutReferences)
          await transaction.payload.db.updateOne({
            ...{ collection, id: doc.id, data: doc, req: transaction, returning: false },
          })
        if (!withoutReferences) await createVersions(transaction, collection, { doc, draft })
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown problem'
        throw new APIError(`${collection} ${doc.id} cannot be saved: ${reason}`, 400)
      }
    }
    return { created: docs.length - existing.size }
  })
}

/** Lists of documents show the newest versions, so each document needs one. */
async function createVersions(
  req: PayloadRequest,
  collection: ExportedCollection,
  { doc, draft }: { readonly doc: ImportedRow; readonly draft: unknown },
) {
  if (!hasDrafts(collection)) return
  const { payload } = req
  const where = { parent: { equals: doc.id } }
  if ((await payload.db.countVersions({ collection, where, req })).totalDocs) return
  const save = (versionData: ImportedRow) =>
    payload.db.createVersion({
      ...{ collectionSlug: collection, parent: doc.id, versionData, autosave: false, req },
      ...{ createdAt: versionData.createdAt, updatedAt: versionData.updatedAt },
    })
  if (draft === undefined || doc['_status'] === 'published') await save(doc)
  if (draft === undefined) return
  const parsed = row.safeParse({ ...Object(draft), id: doc.id, createdAt: doc.createdAt })
  if (!parsed.success) throw new Error('its draft is not valid')
  await save(parsed.data)
}

async function findExisting(
  req: PayloadRequest,
  collection: ExportedCollection,
  docs: readonly ImportedRow[],
): Promise<ReadonlySet<number>> {
  const { docs: rows } = await req.payload.db.find<{ id: number }>({
    ...{ collection, where: { id: { in: docs.map(({ id }) => id) } }, select: {}, joins: {}, req },
    ...{ limit: 0, pagination: false },
  })
  return new Set(rows.map(({ id }) => id))
}

/** @throws APIError when a document has a field that its collection does not have, which would be lost */
function refuseUnknownFields(
  { payload }: PayloadRequest,
  collection: ExportedCollection,
  doc: ImportedRow,
) {
  const fields = payload.collections[collection]?.config.flattenedFields ?? []
  const known = new Set([...SYSTEM_FIELDS, ...fields.map(({ name }) => name)])
  const unknown = Object.keys(doc).filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new APIError(
    `${collection} ${doc.id} has the field "${unknown.join('", "')}", which this Tessera does not know.`,
    400,
  )
}
