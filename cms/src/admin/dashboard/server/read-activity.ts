import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import { CREATED_BY } from '../../../access/authors/created-by-field'
import { uploadedName } from '../../../images/readable-name'
import { WITHOUT_ALT } from '../../../media-library/apply-view'
import { findRefused, JOBS, TASK } from '../../../scheduled-publishing/refused-publications'
import { SCHEDULE_TYPES } from '../../../scheduled-publishing/schedule-types'
import {
  LAST_CHANGES,
  parseLastChanges,
  type Change,
  type LastChanges,
} from '../../../stale-saves/last-changes'
import { gatherImages, MAX_GATHERED } from './gather-images'

/** A document of the lists on the dashboard. */
export interface ListedDocument {
  readonly title: string
  /** Below the admin's path. */
  readonly path: `/${string}`
  readonly kind: string
  /** ISO 8601. */
  readonly date: string
  /** Why a publication was refused, or what will happen. */
  readonly note?: string
}

interface Reader {
  readonly payload: Payload
  readonly user: TypedUser | null
}

const KINDS = { articles: 'Article', pages: 'Page', media: 'Image' } as const
type Listed = keyof typeof KINDS

const MAX_LISTED = 6

/** Articles and pages whose newest version is not published, the last changed first. */
export async function readDrafts(
  reader: Reader,
): Promise<Readonly<Record<'own' | 'others', readonly ListedDocument[]>>> {
  const drafts = await readNewest(reader, ['articles', 'pages'], { _status: { equals: 'draft' } })
  const name = z.object({ name: z.string() }).safeParse(reader.user).data?.name
  const isMine = ({ createdBy, changedBy }: FoundDocument) =>
    (reader.user !== null && createdBy === reader.user.id) ||
    (name !== undefined && changedBy === name)
  return {
    own: drafts.filter(isMine).slice(0, MAX_LISTED),
    others: drafts.filter((draft) => !isMine(draft)).slice(0, MAX_LISTED),
  }
}

/** What was changed last, and by whom. */
export async function readChanges(reader: Reader): Promise<ListedDocument[]> {
  const changes = await readNewest(reader, ['articles', 'pages', 'media'], {})
  const names = await readNames(reader, changes)
  const named = changes.map(({ changedBy, createdBy, ...listed }) => {
    const name = changedBy ?? names.get(createdBy)
    return name ? { ...listed, note: `by ${name},` } : listed
  })
  return gatherImages(named).slice(0, MAX_LISTED)
}

/** Names of the users who created documents, by id. */
async function readNames({ payload }: Reader, documents: readonly FoundDocument[]) {
  const ids = documents.flatMap(({ createdBy }) => createdBy ?? [])
  const { docs } = await payload.find({ collection: 'users', where: { id: { in: ids } }, depth: 0 })
  return new Map<unknown, string>(docs.map(({ id, name }) => [id, String(name)]))
}

async function readNewest(
  { payload, user }: Reader,
  collections: readonly Listed[],
  where: Parameters<Payload['find']>[0]['where'] & object,
): Promise<FoundDocument[]> {
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await payload.find({
        ...{ collection, where, user, overrideAccess: false },
        ...{ draft: collection !== 'media', depth: 0, sort: '-updatedAt' },
        limit: collection === 'media' ? MAX_GATHERED : MAX_LISTED,
        // The last changes and the creator.
        showHiddenFields: true,
      })
      return docs.map((doc) => toFound(collection, doc))
    }),
  )
  return lists.flat().sort((a, b) => b.date.localeCompare(a.date))
}

interface FoundDocument extends ListedDocument {
  /** Name of the user who changed it last. */
  readonly changedBy?: string
  /** Id of a user. */
  readonly createdBy?: unknown
}

const toFound = (collection: Listed, doc: Record<string, unknown>): FoundDocument => ({
  ...toListed(collection, doc),
  changedBy: lastChange(parseLastChanges(doc[LAST_CHANGES]))?.by ?? undefined,
  createdBy: doc[CREATED_BY],
})

const lastChange = (changes: LastChanges): Change | undefined =>
  Object.values(changes).sort((a, b) => b.at.localeCompare(a.at))[0]

const toListed = (collection: Listed, doc: Record<string, unknown>): ListedDocument => ({
  title: String(doc['title'] || uploadedName(String(doc['filename'] ?? '')) || 'Untitled'),
  path: `/collections/${collection}/${doc['id']}`,
  kind: KINDS[collection],
  date: String(doc['updatedAt']),
})

/** What is published and unpublished at a set time, the next first. */
export async function readScheduled({ payload }: Reader): Promise<ListedDocument[]> {
  const { docs } = await payload.find({
    collection: JOBS,
    where: {
      ...{ taskSlug: { equals: TASK }, hasError: { not_equals: true } },
      completedAt: { exists: false },
    },
    sort: 'waitUntil',
    limit: MAX_LISTED,
    depth: 0,
  })
  const jobs = docs.flatMap((doc) => scheduledJob.safeParse(doc).data ?? [])
  const listed = jobs.map(async ({ waitUntil, createdAt, input: { type, doc } }) => {
    const target = await readTarget(payload, doc.relationTo, doc.value)
    const note = type === 'unpublish' ? 'Goes offline' : 'Goes live'
    return target && { ...target, date: waitUntil ?? createdAt, note }
  })
  return (await Promise.all(listed)).filter((entry) => entry !== null)
}

const scheduledJob = z.object({
  waitUntil: z.string().nullish(),
  createdAt: z.string(),
  input: z.object({
    type: z.enum(SCHEDULE_TYPES).catch('publish'),
    doc: z.object({
      relationTo: z.enum(['articles', 'pages']),
      value: z.union([z.number(), z.string()]),
    }),
  }),
})

/** Scheduled publications that were refused, with the reason. */
export async function readRefused(req: PayloadRequest): Promise<ListedDocument[]> {
  const refused = await findRefused({ payload: req.payload, req })
  const listed = refused
    .slice(0, MAX_LISTED)
    .map(async ({ collection, document, scheduledFor, reason }) => {
      const target = await readTarget(req.payload, collection, document)
      return target && { ...target, date: scheduledFor ?? target.date, note: reason }
    })
  return (await Promise.all(listed)).filter((entry) => entry !== null)
}

/** Images whose sizes for visitors could not be made, with the reason. */
export async function readFailedImages({ payload, user }: Reader): Promise<ListedDocument[]> {
  const { docs } = await payload.find({
    ...{ collection: 'media', user, overrideAccess: false, depth: 0, limit: MAX_LISTED },
    ...{ where: { processingError: { exists: true } }, sort: '-updatedAt' },
  })
  return docs.map((doc) => ({
    ...toListed('media', doc),
    note: String(doc['processingError']),
  }))
}

async function readTarget(payload: Payload, collection: Listed, id: number | string) {
  const doc = await payload.findByID({
    ...{ collection, id, draft: true, depth: 0, disableErrors: true },
  })
  return doc && toListed(collection, doc)
}

/** Number of images that can be shown nowhere until somebody describes them. */
export async function countImagesWithoutAlt(req: PayloadRequest) {
  const { totalDocs } = await req.payload.count({ collection: 'media', where: WITHOUT_ALT, req })
  return totalDocs
}
