import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { CREATED_BY } from '../../access/authors/created-by-field'
import { LAST_CHANGES } from '../../stale-saves/last-changes'
import { SAVED_BY } from '../../versions/saved-by'
import { readQuery } from '../read-query'
import { withoutFields } from '../without-fields'
import { EXPORTED_COLLECTIONS, hasDrafts, type DraftCollection } from './exported-collections'

/** Documents per response. */
const PAGE_SIZE = 100

const query = z.object({
  collection: z.enum(EXPORTED_COLLECTIONS),
  /** Id of the last document of the response before. */
  after: z.coerce.number().int().nonnegative().default(0),
})

type Row = Record<string, unknown> & { readonly id: number }

/**
 * GET /api/internal/export/documents?collection=articles&after=7: rows in all languages, also those in the trash, by id.
 * An article or page whose newest version is a draft has it in `draft`.
 */
export async function exportDocuments(req: PayloadRequest) {
  const { collection, after } = readQuery(req, query)
  const { docs } = await req.payload.db.find<Row>({
    ...{ collection, where: { id: { greater_than: after } }, sort: 'id', joins: {}, req },
    ...{ limit: PAGE_SIZE, pagination: false },
  })
  const drafts = hasDrafts(collection) ? await findDrafts(req, collection, docs) : new Map()
  return {
    docs: docs.map((row) => ({
      ...withoutFields(withoutPeople(row), ...FIELDS_OF_THIS_SERVER),
      ...(drafts.has(row.id) && { draft: drafts.get(row.id) }),
    })),
    complete: docs.length < PAGE_SIZE,
  }
}

/** Of images: an import makes their variants itself, and gets the present originals only. */
const FIELDS_OF_THIS_SERVER = ['pending', 'processing', 'processingError', 'previousFiles']

/** Newest versions that differ from what is published, or that are drafts of what never was. */
async function findDrafts(req: PayloadRequest, collection: DraftCollection, rows: readonly Row[]) {
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    ...{ collection, req, limit: 0, pagination: false },
    where: {
      and: [
        { parent: { in: rows.map(({ id }) => id) } },
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
      ],
    },
  })
  return new Map(
    docs.map(({ parent, version, updatedAt }) => [
      Number(parent),
      // When the version was saved, by which the newest one is found.
      withoutPeople({ ...version, updatedAt }),
    ]),
  )
}

/** Names of people stay here. */
export const withoutPeople = (row: Readonly<Record<string, unknown>>) =>
  withoutFields(row, LAST_CHANGES, CREATED_BY, SAVED_BY)
