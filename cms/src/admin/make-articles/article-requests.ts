import type {
  ArticlePlan,
  CreatedArticles,
  UndoneArticles,
} from '../../media-library/articles/article-plan'
import type { CreateArticlesRequest } from '../../media-library/articles/article-request'
import { postToMedia } from '../media-library/post-to-media'

/** Creating and undoing may have happened all the same. */
const CHECK_LIST = { advice: 'Check the list of articles before you try again.' }

/** @returns a sentence if it failed */
export const fetchArticlePlan = (images: readonly number[], locale: string) =>
  postToMedia<ArticlePlan>({ path: 'articles-plan', locale, body: { images } })

/** @returns a sentence if it failed */
export const sendArticles = (body: CreateArticlesRequest, locale: string) =>
  postToMedia<CreatedArticles>({ path: 'articles', locale, body, ...CHECK_LIST })

/** @returns a sentence if it failed */
export const undoArticles = ({ articles }: CreatedArticles, locale: string) =>
  postToMedia<UndoneArticles>({
    ...{ path: 'articles-undo', locale, ...CHECK_LIST },
    body: { articles: articles.map(({ id, updatedAt }) => ({ id, updatedAt })) },
  })
