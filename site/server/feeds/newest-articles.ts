import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { compileMembership, type GalleryBlock } from '@tessera/content'
import type { ArticleRecord } from '../publications/article-record'
import type { DocumentStore } from '../publications/document-store'

/** How many articles are looked at between two answers to visitors: a few milliseconds of work. */
const CHUNK = 5_000

/**
 * The newest articles of any of these galleries, newest first. Of 100,000 a few are wanted: the rest is not sorted.
 * Without a date an article is as old as its last change.
 */
export async function newestArticles(
  store: Pick<DocumentStore, 'articles'>,
  galleries: readonly GalleryBlock[],
  most: number,
): Promise<readonly ArticleRecord[]> {
  const tests = galleries.map(compileMembership)
  let best: ArticleRecord[] = []
  let seen = 0
  for (const article of store.articles.values()) {
    if (tests.some((isMember) => isMember(article))) best.push(article)
    if (best.length >= most * 4) best = newest(best, most)
    if (++seen % CHUNK === 0) await yieldToEventLoop()
  }
  return newest(best, most)
}

export const articleTime = ({ time, modified }: ArticleRecord): number => time ?? modified

const newest = (articles: readonly ArticleRecord[], most: number) =>
  articles.toSorted((a, b) => articleTime(b) - articleTime(a) || (a.key < b.key ? -1 : 1)).slice(0, most)
