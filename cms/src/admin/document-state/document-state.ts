import { z } from 'zod'
import { SCHEDULE_TYPES, type ScheduleType } from '../../scheduled-publishing/schedule-types'
import { askCms } from '../requests/ask-cms'

const schedule = z.object({
  type: z.enum(SCHEDULE_TYPES),
  date: z.string(),
  timeZone: z.string().nullable(),
})
const documentState = z.object({
  isLive: z.boolean(),
  hasChanges: z.boolean(),
  addresses: z.record(z.string(), z.string()),
  schedules: z.array(schedule),
  isPending: z.boolean(),
  refusedReason: z.string().nullable(),
  unreadyImages: z.array(
    z.object({ id: z.number(), name: z.string(), error: z.string().nullable() }),
  ),
})
export type KnownState = z.infer<typeof documentState>

export interface Reference {
  readonly collection: string
  readonly id: number | string
}

export const readState = (api: string, { collection, id }: Reference, signal: AbortSignal) =>
  askCms({
    url: `${api}/document-state?${new URLSearchParams({ collection, id: String(id) })}`,
    schema: documentState,
    signal,
  })

export interface NewSchedule {
  readonly type: ScheduleType
  /** ISO 8601. */
  readonly date: string
  readonly timeZone: string
}

/** Asks for the state afterwards. */
export const saveSchedule = (api: string, reference: Reference, schedule: NewSchedule) =>
  askCms({
    url: `${api}/document-state/schedule`,
    body: { ...reference, ...schedule },
    schema: documentState,
  })

/** Asks for the state afterwards. */
export const cancelSchedule = (api: string, reference: Reference, type: ScheduleType) =>
  askCms({
    url: `${api}/document-state/cancel`,
    body: { ...reference, type },
    schema: documentState,
  })

/** Makes the sizes of an image again, or of all images where that failed. */
export const retryImages = (api: string, id?: number) =>
  askCms({ url: `${api}/media/retry-failed`, body: { id } })
