import type { APIError, PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicError } from '../errors/public-error'
import { requestLocale } from '../localisation/in-locale'
import { findNewestVersion } from '../versions/find-version'
import { baseVersion } from './base-version'
import { changeAfter, LAST_CHANGES, parseLastChanges } from './last-changes'
import { StaleSave } from './stale-save'
import { takeWriteLock } from './take-write-lock'

interface SavedDocument {
  /** Slug of the collection or global. */
  readonly slug: string
  /** For messages. */
  readonly title?: string | undefined
  /** Where Payload has read the `originalDoc`. */
  readonly readFrom: 'versions' | 'documents'
  /** The newest version as it was read for this save. */
  readonly originalDoc: Readonly<Record<string, unknown>>
  readonly req: PayloadRequest
}

/** Refuses a save that is based on an older version. */
export function refuseStaleSave({ originalDoc, req }: SavedDocument): void {
  const base = baseVersion(req)
  if (!base) return
  const changes = parseLastChanges(originalDoc[LAST_CHANGES])
  const missed = changeAfter(changes, { ...base, locale: requestLocale(req) })
  if (missed) throw new StaleSave(missed)
}

const row = z.looseObject({ updatedAt: z.string().nullish() })

/**
 * Refuses a save if another one was committed after this one read the document, whose fields it would write again. The last
 * check before the write, because images are processed before it, without a lock.
 */
export async function refuseConcurrentSave(saved: SavedDocument): Promise<void> {
  const { slug, originalDoc, req } = saved
  const id = z.union([z.number(), z.string()]).optional().safeParse(originalDoc['id']).data
  await takeWriteLock(req, { slug, id })
  const newest = row.safeParse(await readNewest(saved, id)).data
  const readAt = originalDoc['updatedAt']
  if (!newest?.updatedAt || typeof readAt !== 'string') return
  if (Date.parse(newest.updatedAt) === Date.parse(readAt)) return
  refuseStaleSave({ ...saved, originalDoc: newest })
  // Without a base, in another language, or an earlier save of the same client: no conflict, but this save has not read it.
  throw savedMeanwhile(saved)
}

function savedMeanwhile({ req, title }: SavedDocument): APIError {
  const headers = new Headers(req.responseHeaders)
  headers.set('Retry-After', '1')
  req.responseHeaders = headers
  const name = title ? `“${title}”` : 'this document'
  return publicError(`Another save of ${name} ended meanwhile. Save again.`, 503)
}

async function readNewest(
  { slug, readFrom, req }: SavedDocument,
  id: number | string | undefined,
): Promise<unknown> {
  const { db } = req.payload
  if (id === undefined || isGlobal(req, slug)) return db.findGlobal({ slug, req })
  if (readFrom === 'documents')
    return db.findOne({ collection: slug, where: { id: { equals: id } }, req })
  const select = { version: { updatedAt: true, [LAST_CHANGES]: true } } as const
  return (await findNewestVersion(req, { collection: slug, id, select }))?.version
}

const isGlobal = ({ payload }: PayloadRequest, slug: string) =>
  payload.config.globals.some((global) => global.slug === slug)
