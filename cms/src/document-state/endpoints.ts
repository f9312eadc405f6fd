import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireEditor, requireUser } from '../access/require-role'
import { recordOnDocument } from '../audit-log/record-on-document'
import { publicError } from '../errors/public-error'
import { uncachedJson } from '../http/uncached-json'
import { readJson } from '../internal-api/read-json'
import { cancelSchedule, setSchedule } from '../scheduled-publishing/schedule'
import { SCHEDULE_TYPES } from '../scheduled-publishing/schedule-types'
import { findDocumentState } from './find-document-state'
import { STATE_COLLECTIONS } from './find-live-publications'

const id = z.coerce.number().int().positive()
const document = z.object({ collection: z.enum(STATE_COLLECTIONS), id })
const scheduled = z.object({
  collection: z.enum(['articles', 'pages']),
  id,
  type: z.enum(SCHEDULE_TYPES),
})
const schedule = scheduled.extend({
  date: z.iso.datetime(),
  timeZone: z.string().refine(isTimeZone, 'Choose a time zone of the list.'),
})

/** GET /api/document-state?collection=pages&id=3 */
const read: Endpoint = {
  path: '/document-state',
  method: 'get',
  handler: async (req) => {
    requireUser(req)
    const parsed = document.safeParse(req.query)
    if (!parsed.success) throw publicError('Name the collection and the id of a document.')
    return answer(req, parsed.data)
  },
}

/** POST /api/document-state/schedule: sets the time of a publication, or of its end. */
const set: Endpoint = {
  path: '/document-state/schedule',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, ASK_AN_EDITOR)
    const { collection, id, ...rest } = await readJson(req, schedule)
    if (Date.parse(rest.date) <= Date.now()) throw publicError('Choose a time in the future.')
    const exists = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })
    if (!exists) throw publicError('This document no longer exists.', 404)
    await setSchedule(req, { collection, id }, rest)
    const details = `${rest.type} ${rest.date}`
    await recordOnDocument(req, { action: 'scheduled', collection, id, details })
    return answer(req, { collection, id })
  },
}

/** POST /api/document-state/cancel: takes a schedule back. */
const cancel: Endpoint = {
  path: '/document-state/cancel',
  method: 'post',
  handler: async (req) => {
    requireEditor(req, ASK_AN_EDITOR)
    const { type, ...reference } = await readJson(req, scheduled)
    await cancelSchedule(req, reference, type)
    await recordOnDocument(req, { action: 'schedule-cancelled', ...reference, details: type })
    return answer(req, reference)
  },
}

const answer = async (req: PayloadRequest, reference: z.infer<typeof document>) =>
  uncachedJson(await findDocumentState(req, reference))

const ASK_AN_EDITOR = 'Editors publish. Ask one to schedule it.'

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format() !== ''
  } catch {
    return false // RangeError: no such time zone.
  }
}

export const documentStateEndpoints: readonly Endpoint[] = [read, set, cancel]
