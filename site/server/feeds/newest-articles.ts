import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { compileMembership, type GalleryBlock } from '@tessera/content'
import type { ArticleRecord } from '../publications/article-record'
import type { DocumentStore } from '../publications/document-store'

/** Articles per step: a few ms of work, after which other requests are answered. */
const ARTICLES_PER_STEP = 5_000

/** The newest articles in any of the galleries, newest first. It does not sort the others, which may be 100,000. */
export async function newestArticles(
  store: Pick<DocumentStore, 'articles'>,
  galleries: readonly GalleryBlock[],
  max: number,
): Promise<readonly ArticleRecord[]> {
  const memberTests = galleries.map(compileMembership)
  let newest: ArticleRecord[] = []
  let count = 0
  for (const article of store.articles.values()) {
    if (memberTests.some((isMember) => isMember(article))) newest.push(article)
    if (newest.length >= max * 4) newest = takeNewest(newest, max)
    if (++count % ARTICLES_PER_STEP === 0) await yieldToEventLoop()
  }
  return takeNewest(newest, max)
}

/** An article's date, or the time of its last change if it has none; ms since 1970. */
export const articleTime = ({ time, modified }: ArticleRecord): number => time ?? modified

const takeNewest = (articles: readonly ArticleRecord[], max: number) =>
  articles
    .toSorted((a, b) => articleTime(b) - articleTime(a) || (a.key < b.key ? -1 : 1))
    .slice(0, max)
