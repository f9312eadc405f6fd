import type { Payload, PayloadRequest, TypedUser } from 'payload'

/** A document of the lists on the dashboard. */
export interface ListedDocument {
  readonly title: string
  /** Below the admin's path. */
  readonly path: `/${string}`
  readonly kind: string
  /** ISO 8601. */
  readonly date: string
  /** Why a job failed, or what it will do. */
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
export const readDrafts = (reader: Reader) =>
  readNewest(reader, ['articles', 'pages'], { _status: { equals: 'draft' } })

/** What was changed last. */
export const readChanges = (reader: Reader) =>
  readNewest(reader, ['articles', 'pages', 'media'], {})

async function readNewest(
  { payload, user }: Reader,
  collections: readonly Listed[],
  where: Parameters<Payload['find']>[0]['where'] & object,
): Promise<ListedDocument[]> {
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await payload.find({
        ...{ collection, where, user, overrideAccess: false },
        ...{ draft: collection !== 'media', depth: 0, limit: MAX_LISTED, sort: '-updatedAt' },
      })
      return docs.map((doc) => toListed(collection, doc))
    }),
  )
  return lists
    .flat()
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, MAX_LISTED)
}

const toListed = (collection: Listed, doc: Record<string, unknown>): ListedDocument => ({
  title: String(doc['title'] || doc['filename'] || 'Untitled'),
  path: `/collections/${collection}/${doc['id']}`,
  kind: KINDS[collection],
  date: String(doc['updatedAt']),
})

/** What is published and unpublished at a set time, the next first. */
export const readScheduled = (payload: Payload) =>
  readJobs(payload, {
    where: { hasError: { not_equals: true }, completedAt: { exists: false } },
    toDate: ({ waitUntil, createdAt }) => waitUntil ?? createdAt,
    toNote: ({ input }) => (input?.type === 'unpublish' ? 'Goes offline' : 'Goes live'),
  })

/** Scheduled publications that were refused, with the reason. */
export const readFailed = (payload: Payload) =>
  readJobs(payload, {
    where: { hasError: { equals: true } },
    toDate: ({ updatedAt }) => updatedAt,
    toNote: ({ error }) => error?.message ?? 'The reason is in the log of the server.',
  })

interface Job {
  readonly waitUntil?: string | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly error?: { readonly message?: string } | null
  readonly input?: {
    readonly type?: 'publish' | 'unpublish'
    readonly doc?: { readonly relationTo: 'articles' | 'pages'; readonly value: string }
  } | null
}

interface JobList {
  readonly where: object
  toDate(job: Job): string
  toNote(job: Job): string
}

async function readJobs(payload: Payload, { where, toDate, toNote }: JobList) {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, ...where },
    sort: 'waitUntil',
    limit: MAX_LISTED,
    depth: 0,
  })
  const listed = (docs as unknown as Job[]).map(async (job): Promise<ListedDocument | null> => {
    const doc = job.input?.doc
    if (!doc) return null
    const target = await payload.findByID({
      ...{ collection: doc.relationTo, id: doc.value, draft: true, depth: 0, disableErrors: true },
    })
    return target && { ...toListed(doc.relationTo, target), date: toDate(job), note: toNote(job) }
  })
  return (await Promise.all(listed)).filter((entry) => entry !== null)
}

/** Number of images that can be shown nowhere until somebody describes them. */
export async function countImagesWithoutAlt(req: PayloadRequest) {
  const { totalDocs } = await req.payload.count({ collection: 'media', where: WITHOUT_ALT, req })
  return totalDocs
}

/** Images without alt text that are not decorative. */
export const WITHOUT_ALT = {
  and: [
    { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
    { or: [{ decorative: { exists: false } }, { decorative: { equals: false } }] },
  ],
}
