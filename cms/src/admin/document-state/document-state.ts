import { z } from 'zod'
import { SCHEDULE_TYPES, type ScheduleType } from '../../scheduled-publishing/schedule-types'

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
  unreadyImages: z.array(
    z.object({ id: z.number(), name: z.string(), error: z.string().nullable() }),
  ),
})
export type KnownState = z.infer<typeof documentState>

export interface Reference {
  readonly collection: string
  readonly id: number | string
}

/** The server's sentence about a request that it refused. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
}

const errors = z.object({ errors: z.array(z.object({ message: z.string() })) })

async function request(url: string, init: RequestInit): Promise<KnownState> {
  const response = await fetch(url, { credentials: 'same-origin', ...init })
  const json: unknown = await response.json()
  if (response.ok) return documentState.parse(json)
  throw new RefusedError(errors.safeParse(json).data?.errors[0]?.message ?? 'Try again.')
}

const post = (url: string, body: object) =>
  request(url, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'Content-Type': 'application/json' },
  })

export const readState = (api: string, { collection, id }: Reference, signal: AbortSignal) =>
  request(`${api}/document-state?${new URLSearchParams({ collection, id: String(id) })}`, {
    signal,
  })

export interface NewSchedule {
  readonly type: ScheduleType
  /** ISO 8601. */
  readonly date: string
  readonly timeZone: string
}

/** @throws {RefusedError} */
export const saveSchedule = (api: string, reference: Reference, schedule: NewSchedule) =>
  post(`${api}/document-state/schedule`, { ...reference, ...schedule })

/** Makes the sizes of an image again, or of all images where that failed. @throws {RefusedError} */
export async function retryImages(api: string, id?: number): Promise<void> {
  const response = await fetch(`${api}/media/retry-failed`, {
    ...{ method: 'POST', credentials: 'same-origin', body: JSON.stringify({ id }) },
    headers: { 'Content-Type': 'application/json' },
  })
  if (!response.ok) throw new RefusedError('The server did not do it. Try again.')
}

/** @throws {RefusedError} */
export const cancelSchedule = (api: string, reference: Reference, type: ScheduleType) =>
  post(`${api}/document-state/cancel`, { ...reference, type })
