import type { CollectionAfterChangeHook } from 'payload'
import { JOBS, whereRefused } from './refused-publications'

/** Drops the refused publications of a document that is published: a later attempt would publish its next draft. */
export const dropRefused: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return doc
  await req.payload.db.deleteMany({
    collection: JOBS,
    where: whereRefused({ collection: collection.slug, id: doc.id }),
    req,
  })
  return doc
}
