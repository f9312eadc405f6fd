import type { Access, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { UsedCall } from './used-functions'

const target = z.object({
  returnLockStatus: z.literal(true),
  collectionSlug: z.string().optional(),
  globalSlug: z.string().optional(),
  id: z.union([z.number(), z.string()]).optional(),
})
type Target = z.infer<typeof target>

/** The state of a form locks its document. Nobody locks what they may not change: its editors could not save it. */
export async function limitLocks(req: PayloadRequest, { name, args }: UsedCall): Promise<UsedCall> {
  const { data } = target.safeParse(args)
  if (data && (await mayChange(req, data))) return { name, args }
  return { name, args: { ...args, returnLockStatus: false } }
}

async function mayChange(req: PayloadRequest, target: Target): Promise<boolean> {
  const { collectionSlug, id } = target
  const allowed = await updateAccess(req, target)?.({ req, ...(id !== undefined && { id }) })
  if (typeof allowed !== 'object') return allowed === true
  if (!collectionSlug || id === undefined) return false
  const where = { and: [{ id: { equals: id } }, allowed] }
  return (await req.payload.db.count({ collection: collectionSlug, where, req })).totalDocs > 0
}

function updateAccess(
  { payload }: PayloadRequest,
  { collectionSlug, globalSlug }: Target,
): Access | undefined {
  if (collectionSlug) return payload.collections[collectionSlug]?.config.access.update
  return payload.globals.config.find(({ slug }) => slug === globalSlug)?.access.update
}
