import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { isInternalApi } from '../internal-api/auth-strategy'
import { JOBS, TASK, whereOfDocument, type DocumentReference } from './refused-publications'
import { SCHEDULE_TYPES, type ScheduleType } from './schedule-types'

/** A publication, or its end, at a set time. */
export interface Schedule {
  readonly type: ScheduleType
  /** ISO 8601. */
  readonly date: string
  /** The time zone in which an editor chose the time, such as `Europe/Warsaw`; null if unknown. */
  readonly timeZone: string | null
}

const job = z.object({
  waitUntil: z.union([z.string(), z.date()]).transform((value) => new Date(value).toISOString()),
  input: z.object({
    type: z.enum(SCHEDULE_TYPES).catch('publish'),
    timezone: z.string().nullish().catch(null),
  }),
})

/** What will happen to a document, the next first. */
export async function findSchedules(
  req: PayloadRequest,
  document: DocumentReference,
): Promise<readonly Schedule[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: JOBS,
    where: whereScheduled(document),
    sort: 'waitUntil',
    limit: 0,
    pagination: false,
    req,
  })
  return docs.flatMap((row) => {
    const { data } = job.safeParse(row)
    if (!data) return []
    const { type, timezone } = data.input
    return [{ type, date: data.waitUntil, timeZone: timezone ?? null }]
  })
}

/** Sets the time of a document's publication or of its end, instead of an earlier one. */
export async function setSchedule(
  req: PayloadRequest,
  document: DocumentReference,
  { type, date, timeZone }: Schedule,
): Promise<void> {
  const { payload, user } = req
  await cancelSchedule(req, document, type)
  await payload.jobs.queue({
    task: TASK,
    input: {
      type,
      timezone: timeZone,
      doc: { relationTo: document.collection, value: String(document.id) },
      // A script is nobody whom the job could find.
      ...(user && !isInternalApi(req) && { user: { relationTo: user.collection, value: user.id } }),
    },
    waitUntil: new Date(date),
    req,
  })
}

export async function cancelSchedule(
  req: PayloadRequest,
  document: DocumentReference,
  type: ScheduleType,
): Promise<void> {
  await req.payload.db.deleteMany({
    collection: JOBS,
    where: { and: [whereScheduled(document), { 'input.type': { equals: type } }] },
    req,
  })
}

/** Jobs that have neither run nor been refused. */
const whereScheduled = (document: DocumentReference): Where => ({
  and: [
    { hasError: { not_equals: true } },
    { completedAt: { exists: false } },
    { processing: { not_equals: true } },
    whereOfDocument(document),
  ],
})
