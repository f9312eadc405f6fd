import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { userName } from '../stale-saves/last-changes'
import { SAVED_BY } from './saved-by'

/** What was deleted longer ago can be restored from a version, while the typing goes on. */
const MAX_AUTOSAVE_AGE_MS = 10 * 60_000

const autosaved = z.object({
  autosave: z.literal(true),
  createdAt: z.string(),
  version: z.object({ [SAVED_BY]: z.string().nullish() }),
})

/**
 * Payload writes every autosave into the same version. This begins another one for another person, and after 10 minutes, so
 * that versions name who wrote what.
 */
export const splitAutosaves: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug: collection },
  operation,
  req,
}) => {
  if (operation !== 'update' || !('id' in args && 'autosave' in args && args.autosave)) return args
  const { docs } = await req.payload.db.findVersions<Record<string, unknown>>({
    ...{ collection, limit: 1, pagination: false, req },
    where: { and: [{ parent: { equals: args.id } }, { latest: { equals: true } }] },
  })
  const { data: newest } = autosaved.safeParse(docs[0])
  if (!newest) return args
  const isOwn = (newest.version[SAVED_BY] ?? null) === userName(req)
  const isRecent = Math.abs(Date.now() - Date.parse(newest.createdAt)) < MAX_AUTOSAVE_AGE_MS
  return isOwn && isRecent ? args : { ...args, autosave: false }
}
