import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { findIds } from '../database/find-ids'
import { isRestored } from '../trash/in-trash'
import { publish, type DocumentReference } from './publish'

const CONTEXT_KEY = 'usersOfDeletedTerm'

/** Finds the users of a term before it is deleted: the deletion removes the references. */
export const findTermUsers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  req.context[CONTEXT_KEY] = await findReferencesTo(req.payload, id)
}

/** The articles and images with a term, and all pages. */
export async function findReferencesTo(
  payload: Payload,
  id: number | string,
): Promise<readonly DocumentReference[]> {
  const where = { terms: { in: [id] } }
  const articles = await findIds(payload, { collection: 'articles', where })
  const images = await findIds(payload, { collection: 'media', where })
  // A site has few pages, so all of them are compared.
  const pages = await findIds(payload, { collection: 'pages', where: {} })
  return [
    ...articles.map((id) => ({ kind: 'article' as const, key: String(id) })),
    ...images.map((id) => ({ kind: 'image' as const, key: String(id) })),
    ...pages.map((id) => ({ kind: 'page' as const, key: String(id) })),
  ]
}

/** Finds the users of a term that is restored. Those of a term that is moved to the trash are found as before a deletion. */
export const findRestoredTermUsers: CollectionBeforeChangeHook = async (save) => {
  const { collection, context, data, originalDoc, req } = save
  if (isRestored(save)) await findTermUsers({ collection, context, id: originalDoc.id, req })
  return data
}

/** Publishes the articles, images and pages without the deleted term, or with the restored one. */
export const publishTermUsers: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
}: {
  readonly doc: unknown
  readonly req: PayloadRequest
}) => {
  const users = req.context[CONTEXT_KEY]
  if (isReferences(users)) await publish(req, users, { hasWritten: true })
  req.context[CONTEXT_KEY] = undefined
  return doc
}

function isReferences(value: unknown): value is DocumentReference[] {
  return Array.isArray(value)
}
