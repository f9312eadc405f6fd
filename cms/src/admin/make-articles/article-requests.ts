import type {
  ArticlePlan,
  CreatedArticles,
  UndoneArticles,
} from '../../media-library/articles/article-plan'
import type { CreateArticlesRequest } from '../../media-library/articles/article-request'
import { postToMedia } from '../media-library/post-to-media'
import { describeFailure } from '../saving/autosave/describe-failure'

/** @returns a sentence if it failed */
export const fetchArticlePlan = (images: readonly number[], locale: string) =>
  post<ArticlePlan>('articles-plan', locale, { images })

/** @returns a sentence if it failed */
export const sendArticles = (request: CreateArticlesRequest, locale: string) =>
  post<CreatedArticles>('articles', locale, request)

/** @returns a sentence if it failed */
export const undoArticles = ({ articles }: CreatedArticles, locale: string) =>
  post<UndoneArticles>('articles-undo', locale, {
    articles: articles.map(({ id, updatedAt }) => ({ id, updatedAt })),
  })

/** The site ended the request; the CMS may have done it all the same. */
const UNANSWERED = new Set([502, 504])
const NO_ANSWER = 'The server did not answer. Check the list of articles before you try again.'

async function post<T>(path: string, locale: string, body: object): Promise<T | string> {
  try {
    const response = await postToMedia(path, locale, body)
    if (response.ok) return await response.json()
    if (UNANSWERED.has(response.status)) return NO_ANSWER
    const failure = describeFailure(response.status, await response.json().catch(() => null))
    return failure.status === 'refused'
      ? failure.reason.charAt(0).toUpperCase() + failure.reason.slice(1)
      : 'The server failed, and nothing was changed. Try again.'
  } catch {
    return NO_ANSWER
  }
}
