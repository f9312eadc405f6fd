import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload'
import { isRestored } from '../trash/in-trash'
import { publish, type DocumentReference } from './publish'

const CONTEXT_KEY = 'usersOfDeletedTerm'

/** Finds the users of a term before it is deleted: the deletion removes the references. */
export const findTermUsers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const articles = await findIds(req, 'articles', { terms: { in: [id] } })
  const images = await findIds(req, 'media', { terms: { in: [id] } })
  // A site has few pages, so all of them are compared.
  const pages = await findIds(req, 'pages', {})
  const users: DocumentReference[] = [
    ...articles.map((key) => ({ kind: 'article' as const, key })),
    ...images.map((key) => ({ kind: 'image' as const, key })),
    ...pages.map((key) => ({ kind: 'page' as const, key })),
  ]
  req.context[CONTEXT_KEY] = users
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
  if (isReferences(users)) await publish(req, users, { written: true })
  req.context[CONTEXT_KEY] = undefined
  return doc
}

async function findIds(
  req: PayloadRequest,
  collection: 'articles' | 'media' | 'pages',
  where: Where,
): Promise<string[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection,
    where,
    select: {},
    joins: {},
    pagination: false,
    limit: 0,
    req,
  })
  return docs.map(({ id }) => String(id))
}

function isReferences(value: unknown): value is DocumentReference[] {
  return Array.isArray(value)
}
