import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { userName } from '../stale-saves/last-changes'
import { findNewestVersion } from './find-version'
import { SAVED_BY } from './saved-by'

/** What was deleted longer ago can be restored from a version, while the typing goes on. */
const MAX_AUTOSAVE_AGE_MS = 10 * 60_000

const autosaved = z.object({
  autosave: z.literal(true),
  createdAt: z.string(),
  version: z.object({ [SAVED_BY]: z.string().nullish() }),
})

const READ = { autosave: true, createdAt: true, version: { [SAVED_BY]: true } } as const
const documentId = z.union([z.number(), z.string()])

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
  const { data: id } = documentId.safeParse(args.id)
  if (id === undefined) return args
  const { data: newest } = autosaved.safeParse(
    await findNewestVersion(req, { collection, id, select: READ }),
  )
  if (!newest) return args
  const isOwn = (newest.version[SAVED_BY] ?? null) === userName(req)
  const isRecent = Math.abs(Date.now() - Date.parse(newest.createdAt)) < MAX_AUTOSAVE_AGE_MS
  return isOwn && isRecent ? args : { ...args, autosave: false }
}
