import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicError } from '../../errors/public-error'
import { requireUser } from '../require-role'

/**
 * The server functions of Payload that the admin calls. The others belong to screens that it does not show: Payload's
 * dashboard, its slug field, and its form for scheduling, whose function removes the scheduled publications of others.
 */
export const USED_FUNCTIONS = [
  'copy-data-from-locale',
  'form-state',
  'get-folder-results-component-and-data',
  'render-document',
  'render-document-slots',
  'render-list',
  'table-state',
] as const

const usedCall = z.object({ name: z.enum(USED_FUNCTIONS), args: z.looseObject({}) })
export type UsedCall = z.infer<typeof usedCall>

/**
 * Reads a call of a server function: its name and its arguments, and nothing else that was sent.
 * @throws APIError for anonymous visitors and for functions that the admin does not call
 */
export function readCall(req: PayloadRequest, call: unknown): UsedCall {
  const { data } = usedCall.safeParse(call)
  if (!data || !isFormOfFirstUser(req, data)) requireUser(req)
  if (!data) throw publicError('The admin does not call this function.', 403)
  return data
}

/** Payload refuses it once there is a user. */
const isFormOfFirstUser = ({ payload }: PayloadRequest, { name, args }: UsedCall) =>
  name === 'form-state' && args['collectionSlug'] === payload.config.admin.user
