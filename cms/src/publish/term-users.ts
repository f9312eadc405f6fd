import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { publish, type DocumentName } from './publish'

const CONTEXT = 'usersOfDeletedTerm'

/** Before a term goes, who has it: afterwards the database no longer knows. */
export const findUsersOfTerm: CollectionBeforeDeleteHook = async ({ id, req }) => {
  req.context[CONTEXT] = await usersOfTerm(req, id)
}

/** Articles and galleries without the term that was deleted. */
export const publishUsersOfTerm: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const names = req.context[CONTEXT]
  if (isNames(names)) await publish(req, names, { written: true })
  return doc
}

async function usersOfTerm(req: PayloadRequest, id: number | string): Promise<DocumentName[]> {
  const articles = await idsOf(req.payload, req, 'articles', { terms: { in: [id] } })
  // Pages are few: all of them are looked at.
  const pages = await idsOf(req.payload, req, 'pages', {})
  return [
    ...articles.map((key) => ({ kind: 'article' as const, key })),
    ...pages.map((key) => ({ kind: 'page' as const, key })),
  ]
}

async function idsOf(
  payload: Payload,
  req: PayloadRequest,
  collection: 'articles' | 'pages',
  where: Parameters<Payload['db']['find']>[0]['where'] & object,
): Promise<string[]> {
  const { docs } = await payload.db.find<{ id: number }>({
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

function isNames(value: unknown): value is DocumentName[] {
  return Array.isArray(value)
}
