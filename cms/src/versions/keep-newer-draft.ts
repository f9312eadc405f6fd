import { saveVersion, type CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { isSameValue } from '../admin/saving/merge/is-same-value'
import { LAST_CHANGES, userName } from '../stale-saves/last-changes'
import { readsPublished } from '../stale-saves/read-version'
import { SAVED_BY } from './saved-by'

const content = z.looseObject({ updatedAt: z.string() })

/**
 * Makes the newer draft of a document the newest version again after a list has unpublished the document. Payload makes a
 * version of what was published the newest one, and the form would show that.
 */
export const keepNewerDraft: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { payload } = req
  const { slug } = collection
  if (operation !== 'update' || doc['_status'] !== 'draft' || !readsPublished(req, slug)) return doc
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    ...{ collection: slug, limit: 2, pagination: false, sort: '-updatedAt', req },
    where: { parent: { equals: doc.id } },
  })
  const [unpublished, newer] = docs.map(({ version }) => content.parse(version))
  const isStateOnly = isSameValue(unpublished?.[LAST_CHANGES], previousDoc[LAST_CHANGES])
  if (!isStateOnly || !newer || !(newer.updatedAt > previousDoc['updatedAt'])) return doc
  const draft = await saveVersion({
    ...{ id: doc.id, collection, operation: 'update', draft: true, payload, req },
    docWithLocales: { ...newer, [SAVED_BY]: userName(req) },
  })
  return { ...doc, updatedAt: content.parse(draft).updatedAt }
}
