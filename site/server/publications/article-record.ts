import type { Tile } from '@tessera/gallery/core'
import type { Article, RichText } from '@tessera/content'

/**
 * A published article as it is kept in memory. The body stays JSON until somebody reads it: of 100,000 articles
 * nearly all are only ever tiles.
 */
export interface ArticleRecord extends Omit<Article, 'body'> {
  readonly key: string
  readonly path: string
  /** Milliseconds since 1970, for sorting; null without a date. */
  readonly time: number | null
  readonly bodyJson: string
  /** Built when a gallery first shows it; taken back when its picture or the terms change. */
  tile: Tile | null
}

export function toRecord(key: string, path: string, article: Article): ArticleRecord {
  const { body, ...rest } = article
  return {
    ...rest,
    key,
    path,
    time: article.date === null ? null : Date.parse(article.date),
    bodyJson: JSON.stringify(body),
    tile: null,
  }
}

/** What was validated before it was kept. */
export const readBody = (record: ArticleRecord): RichText => JSON.parse(record.bodyJson)
