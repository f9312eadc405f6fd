import type { Article, RichText } from '@tessera/content'
import type { Tile } from '@tessera/gallery/core'

/**
 * A published article: the fields that galleries sort, filter and show. The rest stays JSON until the article itself is
 * requested, because nearly all of 100,000 articles are only shown as tiles.
 */
export interface ArticleRecord extends Pick<
  Article,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'author'
  | 'date'
  | 'dateEnd'
  | 'dateText'
  | 'cover'
  | 'furtherImages'
> {
  readonly kind: 'article'
  readonly key: string
  readonly path: string
  readonly terms: readonly string[]
  /** `date` in ms since 1970; null without one. */
  readonly time: number | null
  /** `dateEnd` in ms since 1970; absent without one. */
  readonly timeEnd?: number
  /** Time of the last change, ms since 1970. */
  readonly modified: number
  /** The first facts, for a text cover. */
  readonly lines: readonly string[]
  /** Width divided by height of the object that the article is about; null if unknown. */
  readonly aspectRatio: number | null
  readonly restJson: string
  /** Null until a gallery shows it, and after its image or its terms have changed. */
  tile: Tile | null
}

export type ArticleRest = Pick<Article, 'facts' | 'proportions' | 'body'>

/** Lines of facts on a text cover. More would leave no space for the title. */
const MAX_TEXT_COVER_LINES = 3

export function toRecord(
  { key, path }: { readonly key: string; readonly path: string },
  article: Article,
): ArticleRecord {
  const { slug, title, excerpt, author, date, cover, facts, proportions, body } = article
  const { dateText, dateEnd, furtherImages } = article
  return {
    kind: 'article',
    key,
    path,
    slug,
    title,
    excerpt,
    author,
    date,
    cover,
    ...(furtherImages && { furtherImages }),
    terms: article.terms,
    time: date === null ? null : Date.parse(date),
    ...(dateText !== undefined && { dateText }),
    ...(dateEnd !== undefined && { dateEnd, timeEnd: Date.parse(dateEnd) }),
    modified: Date.parse(article.modified),
    lines: [...new Set(facts.map(toLine))].slice(0, MAX_TEXT_COVER_LINES),
    aspectRatio: proportions && proportions.width / proportions.height,
    restJson: JSON.stringify({ facts, proportions, body } satisfies ArticleRest),
    tile: null,
  }
}

/** The article was validated before it was stored. */
export const parseRest = (record: ArticleRecord): ArticleRest => JSON.parse(record.restJson)

/** The text of an article, with its further images at the end. */
export const textWithImages = (record: ArticleRecord): RichText => [
  ...parseRest(record).body,
  ...(record.furtherImages ?? []).map((media) => ({ type: 'image' as const, media })),
]

/** Numbers have their label with them, except years. */
const toLine = ({ label, value }: Article['facts'][number]) =>
  /^[\d.,\s]+$/.test(value) && !/^[12]\d{3}$/.test(value) ? `${label} ${value}` : value
