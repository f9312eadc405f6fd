import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { SCHEDULE_TYPES, type ScheduleType } from './schedule-types'

/** Payload's collection of jobs and its task for scheduled publications. */
export const JOBS = 'payload-jobs'
export const TASK = 'schedulePublish'

/** What the publication waited for: its time, or the images of the document. */
const TRIGGERS = ['schedule', 'images'] as const

const id = z.union([z.number(), z.string()])

const job = z.object({
  id,
  waitUntil: z.string().nullish(),
  updatedAt: z.string(),
  error: z.object({ message: z.string() }).nullish().catch(null),
  input: z.object({
    type: z.enum(SCHEDULE_TYPES).catch('publish'),
    trigger: z.enum(TRIGGERS).catch('schedule'),
    locale: z.string().nullish(),
    doc: z.object({ relationTo: z.enum(['articles', 'pages']), value: id }),
    user: z.object({ value: id }).nullish().catch(null),
  }),
})

/** A publication that could not be carried out when it was due. It is tried again until it succeeds or is cancelled. */
export interface RefusedPublication {
  readonly id: number | string
  readonly collection: 'articles' | 'pages'
  readonly document: string
  readonly type: ScheduleType
  readonly trigger: (typeof TRIGGERS)[number]
  /** Language; null for all. */
  readonly locale: string | null
  /** User who scheduled it. */
  readonly user: number | string | null
  /** ISO 8601; null if unknown. */
  readonly scheduledFor: string | null
  readonly reason: string
}

export interface DocumentReference {
  readonly collection: string
  readonly id: number | string
}

/** The refused publications of one document, or of the whole site. One query; the oldest first. */
export async function findRefused(
  { payload, ...request }: { readonly payload: Payload; readonly req?: PayloadRequest },
  document?: DocumentReference,
): Promise<readonly RefusedPublication[]> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: JOBS,
    where: whereRefused(document),
    sort: 'waitUntil',
    limit: 0,
    pagination: false,
    ...request,
  })
  return docs.flatMap((row) => {
    const { data } = job.safeParse(row)
    return data ? [toRefused(data)] : []
  })
}

export const whereRefused = (document?: DocumentReference): Where => ({
  and: [
    { taskSlug: { equals: TASK } },
    { hasError: { equals: true } },
    ...(document ? [whereOfDocument(document)] : []),
  ],
})

/** The publication of a document that was refused when its images were ready. */
export const whereRefusedWithImages = (document: DocumentReference): Where => ({
  and: [whereRefused(document), { 'input.trigger': { equals: 'images' } }],
})

/** The scheduled publications of a document. */
export const whereOfDocument = ({ collection, id }: DocumentReference): Where => ({
  and: [
    { taskSlug: { equals: TASK } },
    { 'input.doc.relationTo': { equals: collection } },
    // Payload stores the id as a text.
    { 'input.doc.value': { equals: String(id) } },
  ],
})

const toRefused = ({ id, input, waitUntil, error, updatedAt }: z.infer<typeof job>) => ({
  id,
  collection: input.doc.relationTo,
  document: String(input.doc.value),
  type: input.type,
  trigger: input.trigger,
  locale: input.locale ?? null,
  user: input.user?.value ?? null,
  scheduledFor: waitUntil ?? updatedAt,
  reason: error?.message ?? 'The server could not publish it.',
})
