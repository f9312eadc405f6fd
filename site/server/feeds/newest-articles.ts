import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { compileMembership, type GalleryBlock } from '@tessera/content'
import type { ArticleRecord } from '../publications/article-record'
import type { DocumentStore } from '../publications/document-store'

/** Articles per step: a few ms of work, after which other requests are answered. */
const ARTICLES_PER_STEP = 5_000

/** The newest articles in any of the galleries, newest first. It does not sort the others, which may be 100,000. */
export async function newestArticles(
  { articles }: Pick<DocumentStore, 'articles'>,
  galleries: readonly GalleryBlock[],
  max: number,
): Promise<readonly ArticleRecord[]> {
  const memberTests = galleries.map(compileMembership)
  let newest: Candidate[] = []
  let count = 0
  for (const article of articles.fields()) {
    if (memberTests.some((isMember) => isMember(article)))
      newest.push({ row: article.row, key: article.key, time: articleTime(article) })
    if (newest.length >= max * 4) newest = takeNewest(newest, max)
    if (++count % ARTICLES_PER_STEP === 0) await yieldToEventLoop()
  }
  return takeNewest(newest, max).flatMap(({ row }) => articles.at(row) ?? [])
}

interface Candidate {
  readonly row: number
  readonly key: string
  readonly time: number
}

/** An article's date, or the time of its last change if it has none; ms since 1970. */
export const articleTime = ({ time, modified }: Pick<ArticleRecord, 'time' | 'modified'>): number =>
  time ?? modified

const takeNewest = (articles: readonly Candidate[], max: number) =>
  articles.toSorted((a, b) => b.time - a.time || (a.key < b.key ? -1 : 1)).slice(0, max)
