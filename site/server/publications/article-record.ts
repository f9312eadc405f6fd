import type { Article } from '@tessera/content'
import type { Tile } from '@tessera/gallery/core'
import type { StringPool } from './string-pool'

/**
 * A published article as it is kept in memory: what galleries sort, filter and show. The rest stays JSON until
 * somebody reads the article; of 100,000 nearly all are only ever tiles.
 */
export interface ArticleRecord extends Pick<
  Article,
  'slug' | 'title' | 'excerpt' | 'author' | 'date' | 'cover'
> {
  readonly key: string
  readonly path: string
  readonly terms: readonly string[]
  /** Milliseconds since 1970, for sorting; null without a date. */
  readonly time: number | null
  /** Time of the last change, ms since 1970. */
  readonly modified: number
  /** First facts, for a text cover. */
  readonly lines: readonly string[]
  /** Width divided by height of the thing itself, when known. */
  readonly aspectRatio: number | null
  readonly restJson: string
  /** Built when a gallery first shows it; taken back when its image or the terms change. */
  tile: Tile | null
}

/** Short lines on a text cover: more would push the title out. */
const PLATE_LINES = 3

export function toRecord(
  { key, path }: { readonly key: string; readonly path: string },
  article: Article,
  shared: StringPool,
): ArticleRecord {
  const { slug, title, excerpt, author, date, cover, facts, proportions, body } = article
  return {
    key,
    path,
    slug,
    title,
    excerpt,
    author: author && shared.one(author),
    date,
    cover,
    terms: shared.list(article.terms),
    time: date === null ? null : Date.parse(date),
    modified: Date.parse(article.modified),
    lines: [...new Set(facts.map(textCoverLine))].slice(0, PLATE_LINES).map(shared.one),
    aspectRatio: proportions && proportions.width / proportions.height,
    restJson: JSON.stringify({ facts, proportions, body } satisfies ArticleRest),
    tile: null,
  }
}

export type ArticleRest = Pick<Article, 'facts' | 'proportions' | 'body'>

/** What was validated before it was kept. */
export const readRest = (record: ArticleRecord): ArticleRest => JSON.parse(record.restJson)

/** A bare number says nothing without its label, unless it reads as a year. */
const textCoverLine = ({ label, value }: Article['facts'][number]) =>
  /^[\d.,\s]+$/.test(value) && !/^[12]\d{3}$/.test(value) ? `${label} ${value}` : value
