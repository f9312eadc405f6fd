import type { PayloadRequest } from 'payload'
import { findUntouched } from '../../bulk-changes/find-untouched'
import { DELETED_AT } from '../../trash/in-trash'
import type { UndoneArticles } from './article-plan'
import type { UndoArticlesRequest } from './article-request'

/**
 * Moves articles to the trash that nobody has changed since they were created. Call this in a transaction.
 * @param request what `createArticles` returned
 */
export async function undoArticles(
  req: PayloadRequest,
  { articles: documents }: UndoArticlesRequest,
): Promise<UndoneArticles> {
  const { untouched, touched } = await findUntouched(req, { collection: 'articles', documents })
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
  return { undone: untouched.length, kept: touched }
}
