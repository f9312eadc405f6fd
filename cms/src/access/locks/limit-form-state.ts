import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { UsedCall } from '../server-functions/used-functions'
import { mayChange } from './may-change'

const target = z.object({
  returnLockStatus: z.literal(true),
  collectionSlug: z.string().optional(),
  globalSlug: z.string().optional(),
  id: z.union([z.number(), z.string()]).optional(),
})

/** The state of a form locks its document. Nobody locks what they may not change: its editors could not save it. */
export async function limitFormState(req: PayloadRequest, call: UsedCall): Promise<UsedCall> {
  if (call.name !== 'form-state') return call
  const { data } = target.safeParse(call.args)
  if (data && (await mayChange(req, data))) return call
  return { ...call, args: { ...call.args, returnLockStatus: false } }
}
