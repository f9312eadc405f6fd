import type { ArticlePlan, PlannedArticle } from '../../media-library/articles/article-plan'
import type { CreateArticlesRequest } from '../../media-library/articles/article-request'

/** An article that the editor prepares. */
export interface ArticleRow extends PlannedArticle {
  /** Whether no article is made of this image. */
  readonly isLeftOut: boolean
}

export const initialRows = ({ rows }: ArticlePlan): readonly ArticleRow[] =>
  rows.map((row) => ({ ...row, isLeftOut: false }))

/** Whether all, some or none of the rows have a term. */
export function shareWithTerm(rows: readonly ArticleRow[], term: number): 'all' | 'some' | 'none' {
  const count = rows.filter(({ terms }) => terms.includes(term)).length
  return count === 0 ? 'none' : count === rows.length ? 'all' : 'some'
}

/** Adds a term to a row, or removes it. */
export const withTerm = (row: ArticleRow, term: number, isAdded: boolean): ArticleRow => ({
  ...row,
  terms: [...row.terms.filter((each) => each !== term), ...(isAdded ? [term] : [])],
})

/** `2026-11-23` for a date field, in the time zone of the browser; empty without a date. */
export function toDay(date: string | null): string {
  if (date === null) return ''
  const local = new Date(date)
  const pad = (part: number, length = 2) => String(part).padStart(length, '0')
  return `${pad(local.getFullYear(), 4)}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`
}

/** Noon of the day, so that it is the same day in most time zones; null for an empty field. */
export function fromDay(day: string): string | null {
  const noon = new Date(`${day}T12:00:00`)
  return Number.isNaN(noon.getTime()) ? null : noon.toISOString()
}

export const toRequest = (
  rows: readonly ArticleRow[],
  publish: boolean,
): CreateArticlesRequest => ({
  publish,
  articles: rows.map(({ image, title, date, terms }) => ({
    ...{ image: image.id, title: title.trim() },
    date: date === null ? null : new Date(date).toISOString(),
    terms: [...terms],
  })),
})

/** `1 draft`, `12 drafts` */
export const countOf = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
