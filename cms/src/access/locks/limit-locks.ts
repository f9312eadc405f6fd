import type { Access, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { LOCKS } from '../../stale-saves/locks-collection'
import { accountOf, nobody } from '../roles'
import { mayChange } from './may-change'

const id = z.union([z.number(), z.string()])
/** Of a relationship. */
const reference = z.looseObject({ relationTo: z.string(), value: id })
const lock = z.looseObject({
  document: reference.nullish(),
  globalSlug: z.string().nullish(),
  user: reference,
})
type Lock = z.infer<typeof lock>

/**
 * Forms are locked by their state (`limitFormState`). By the API, people take over and remove locks of what they may
 * change, in their own name. Payload lets everybody who is signed in write them, and so keep an editor from saving.
 */
export function limitLocks({ collections }: Payload): void {
  const config = collections[LOCKS]?.config
  if (config)
    Object.assign(config.access, { create: nobody, update: mayTakeOver, delete: mayRemove })
}

const mayTakeOver: Access = async (args) => {
  const found = await findLock(args)
  const data = lock.partial().safeParse(args.data ?? {}).data
  if (!found || !data) return false
  const isOwn = data.user === undefined || isOf(args.req, data.user)
  // It stays the lock of the same document.
  return isOwn && !data.document && !data.globalSlug && mayChange(args.req, targetOf(found))
}

const mayRemove: Access = async (args) => {
  const found = await findLock(args)
  return found !== null && (isOf(args.req, found.user) || mayChange(args.req, targetOf(found)))
}

async function findLock({ req, id }: Parameters<Access>[0]): Promise<Lock | null> {
  if (!req.user || id === undefined) return null
  const row = await req.payload.db.findOne({
    collection: LOCKS,
    where: { id: { equals: id } },
    req,
  })
  return lock.safeParse(row).data ?? null
}

const targetOf = ({ document, globalSlug }: Lock) =>
  document
    ? { collectionSlug: document.relationTo, id: document.value }
    : { globalSlug: globalSlug ?? undefined }

const isOf = (req: PayloadRequest, { relationTo, value }: Lock['user']) =>
  relationTo === 'users' && String(value) === String(accountOf(req)?.id)
