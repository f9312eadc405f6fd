import type { PayloadRequest, Where } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'
import type { VersionRow } from './version-row'

/** Of a collection's document, or of a settings page without an id. */
interface Versioned {
  readonly collection?: string | undefined
  readonly global?: string | undefined
  readonly id?: number | string | undefined
}

const PAGE_SIZE = 25

const version = z.object({
  id: z.union([z.number(), z.string()]),
  updatedAt: z.string(),
  autosave: z.boolean().nullish(),
  version: z.looseObject({
    savedBy: z.string().nullish(),
    _status: z.string().nullish(),
    deletedAt: z.string().nullish(),
  }),
})
type Version = z.infer<typeof version>

/** One page of the versions that the user may read, the newest first. */
export async function readVersions(req: PayloadRequest, versioned: Versioned, page: number) {
  const { docs, totalPages, totalDocs } = await find(req, versioned, { page, limit: PAGE_SIZE })
  const rows = docs.map((doc) => version.parse(doc))
  const live = await findLive(req, versioned)
  const [newest] = page === 1 ? rows : []
  return {
    rows: rows.map((row) => toRow(row, { live, newest: newest?.id ?? null })),
    totalPages,
    totalDocs,
  }
}

interface Window {
  readonly page?: number
  readonly limit: number
  readonly where?: Where
}

function find(req: PayloadRequest, { collection, global, id }: Versioned, window: Window) {
  const options = {
    ...{ req, user: req.user, overrideAccess: false, showHiddenFields: true, depth: 0 },
    ...{ sort: '-updatedAt', limit: window.limit, page: window.page ?? 1 },
  }
  const where = window.where ?? {}
  if (collection)
    return req.payload.findVersions({
      ...{ ...options, collection, trash: true },
      where: { and: [{ parent: { equals: id } }, where] },
    })
  return req.payload.findGlobalVersions({ ...options, slug: global ?? '', where })
}

/** Id of the newest published version, if the collection has drafts and the document is published. */
async function findLive(req: PayloadRequest, versioned: Versioned): Promise<Version['id'] | null> {
  const { collection, id } = versioned
  const config = collection ? req.payload.collections[collection]?.config : undefined
  if (!config || !hasDraftsEnabled(config)) return null
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.db.count({ collection: config.slug, where, req })
  if (totalDocs === 0) return null
  const published = { 'version._status': { equals: 'published' } }
  const { docs } = await find(req, versioned, { limit: 1, where: published })
  return version.safeParse(docs[0]).data?.id ?? null
}

function toRow(
  { id, updatedAt, autosave, version: content }: Version,
  { live, newest }: { readonly live: Version['id'] | null; readonly newest: Version['id'] | null },
): VersionRow {
  const states = [
    ...(id === newest ? ['Present'] : []),
    ...(id === live ? ['Live'] : []),
    ...(content._status === 'published' && id !== live ? ['Was published'] : []),
    ...(content._status === 'draft' ? [autosave ? 'Draft, saved while typing' : 'Draft'] : []),
    ...(content.deletedAt ? ['In the trash'] : []),
  ]
  return { id, savedAt: updatedAt, savedBy: content.savedBy ?? null, states }
}
