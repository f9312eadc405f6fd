import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { DELETED_AT } from '../../trash/in-trash'
import type { UndoneArticles } from './article-plan'
import type { UndoArticlesRequest } from './article-request'

const article = z.object({ id: z.number(), title: z.string().nullish(), updatedAt: z.string() })

/**
 * Moves articles to the trash that nobody has changed since they were created. Call this in a transaction.
 * @param request what `createArticles` returned
 */
export async function undoArticles(
  req: PayloadRequest,
  request: UndoArticlesRequest,
): Promise<UndoneArticles> {
  const createdAt = new Map(request.articles.map(({ id, updatedAt }) => [id, updatedAt]))
  const { docs } = await req.payload.find({
    collection: 'articles',
    where: { id: { in: [...createdAt.keys()] } },
    // An unpublished draft is a change too.
    draft: true,
    depth: 0,
    pagination: false,
    limit: 0,
    overrideAccess: false,
    req,
  })
  const found = docs.map((doc) => article.parse(doc))
  const isUntouched = ({ id, updatedAt }: z.output<typeof article>) =>
    Date.parse(updatedAt) === Date.parse(createdAt.get(id) ?? '')
  const untouched = found.filter(isUntouched)
  const deletedAt = new Date().toISOString()
  for (const { id } of untouched) {
    await req.payload.update({
      collection: 'articles',
      id,
      data: { [DELETED_AT]: deletedAt },
      depth: 0,
      overrideAccess: false,
      req,
    })
  }
  return {
    undone: untouched.length,
    kept: found
      .filter((each) => !isUntouched(each))
      .map(({ id, title }) => ({ id, title: title || 'Untitled' })),
  }
}
