import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { LOCKS } from './locks-collection'

const CONTEXT_KEY = 'editingLocks'
/** A lock that is further ahead would last until the clock is there again. */
const MAX_AHEAD_MS = 60_000

const lock = z.looseObject({
  id: z.number(),
  updatedAt: z.string(),
  user: z.object({ relationTo: z.string(), value: z.unknown() }),
})
type Lock = z.infer<typeof lock>

/** A document of a collection, or a global. */
interface Target {
  readonly slug: string
  /** Absent for a global. */
  readonly id?: number | string | undefined
}

/**
 * Remembers who edits a document before a save, which removes Payload's lock.
 * @returns false if the save must not respect the lock, which is from before the clock was set back
 */
export async function rememberEditingLock(req: PayloadRequest, target: Target): Promise<boolean> {
  const found = await findLock(req, target)
  const isValid = !found || Date.parse(found.updatedAt) <= Date.now() + MAX_AHEAD_MS
  locksOf(req).set(keyOf(target), isValid ? found : null)
  return isValid
}

/** Locks a document again after a save, for the user who edits it. The admin removes the lock when they leave. */
export async function keepEditingLock(req: PayloadRequest, target: Target): Promise<void> {
  const kept = locksOf(req).get(keyOf(target))
  if (!kept || (await findLock(req, target))) return
  const { slug, id } = target
  await req.payload.db.create({
    collection: LOCKS,
    data: {
      ...(id === undefined ? { globalSlug: slug } : { document: { relationTo: slug, value: id } }),
      user: kept.user,
      updatedAt: kept.updatedAt,
    },
    req,
    returning: false,
  })
}

async function findLock(req: PayloadRequest, { slug, id }: Target): Promise<Lock | null> {
  const where: Where =
    id === undefined
      ? { globalSlug: { equals: slug } }
      : {
          and: [{ 'document.relationTo': { equals: slug } }, { 'document.value': { equals: id } }],
        }
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: LOCKS,
    where,
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return lock.safeParse(docs[0]).data ?? null
}

const keyOf = ({ slug, id }: Target) => `${slug}/${id ?? ''}`

function locksOf({ context }: PayloadRequest): Map<string, Lock | null> {
  const known = context[CONTEXT_KEY]
  if (known instanceof Map) return known
  const locks = new Map<string, Lock | null>()
  context[CONTEXT_KEY] = locks
  return locks
}
