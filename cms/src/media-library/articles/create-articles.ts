import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAuthor } from '../../access/roles'
import { publicError } from '../../errors/public-error'
import { findWithoutAlt, withoutAltSentence } from '../../images/require-alt-text'
import type { CreatedArticle, CreatedArticles } from './article-plan'
import type { CreateArticlesRequest } from './article-request'
import { findImages } from './plan-articles'

const created = z.object({ id: z.number(), title: z.string(), updatedAt: z.string() })

/**
 * Creates an article with each image as its cover. Call this in a transaction.
 * @throws APIError for authors who publish, and if an image is gone or cannot be published
 */
export async function createArticles(
  req: PayloadRequest,
  { articles, publish }: CreateArticlesRequest,
): Promise<CreatedArticles> {
  if (publish && isAuthor(req)) throw publicError('Editors publish. Create drafts instead.', 403)
  const images = articles.map(({ image }) => image)
  await findImages(req, images)
  const withoutAlt = publish ? await findWithoutAlt(req, images) : []
  if (withoutAlt.length > 0) throw publicError(withoutAltSentence(withoutAlt))
  const all: CreatedArticle[] = []
  for (const { image, title, date, terms } of articles) {
    const article = await req.payload.create({
      collection: 'articles',
      draft: !publish,
      data: {
        ...{ title, cover: image, terms },
        ...(date !== null && { date }),
        _status: publish ? 'published' : 'draft',
      },
      depth: 0,
      overrideAccess: false,
      req,
    })
    all.push(created.parse(article))
  }
  return { articles: all }
}
