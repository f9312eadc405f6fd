import type { PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'
import { findLiveVersion } from '../../versions/find-version'
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
  const { docs, totalPages, totalDocs } = await find(req, versioned, page)
  const rows = docs.map((doc) => version.parse(doc))
  const live = await findLive(req, versioned)
  const [newest] = page === 1 ? rows : []
  return {
    rows: rows.map((row) => toRow(row, { live, newest: newest?.id ?? null })),
    totalPages,
    totalDocs,
  }
}

function find(req: PayloadRequest, { collection, global, id }: Versioned, page: number) {
  const options = {
    ...{ req, user: req.user, overrideAccess: false, showHiddenFields: true, depth: 0 },
    ...{ sort: '-updatedAt', limit: PAGE_SIZE, page },
  }
  if (collection)
    return req.payload.findVersions({
      ...{ ...options, collection, trash: true },
      where: { parent: { equals: id } },
    })
  return req.payload.findGlobalVersions({ ...options, slug: global ?? '' })
}

/** Id of the newest published version, if the collection has drafts and the document is published. */
async function findLive(req: PayloadRequest, versioned: Versioned): Promise<Version['id'] | null> {
  const { collection, id } = versioned
  const config = collection ? req.payload.collections[collection]?.config : undefined
  if (!config || id === undefined || !hasDraftsEnabled(config)) return null
  const live = await findLiveVersion(req, {
    collection: config.slug,
    id,
    select: { updatedAt: true },
  })
  return live?.id ?? null
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
