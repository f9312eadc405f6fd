import type { Article } from '@tessera/content'
import type { ReactNode } from 'react'

/** Author and date, each a link to what the site has of them. Renders nothing without both. */
export function Byline({
  article,
  locale,
  searchPath,
}: {
  readonly article: Pick<Article, 'author' | 'date' | 'dateText'>
  readonly locale: string
  /** URL of the site's search; null without one. */
  readonly searchPath: string | null
}) {
  const { author, date, dateText } = article
  if (!author && !date) return null
  return (
    <p className="article-byline" data-details-part="">
      {author && (
        <span>
          <SearchLink path={searchPath} query={author}>
            {author}
          </SearchLink>
        </span>
      )}
      {date && (
        <SearchLink path={searchPath} query={date.slice(0, 4)}>
          <time dateTime={date.slice(0, 10)}>{dateText ?? formatDate(date, locale)}</time>
        </SearchLink>
      )}
    </p>
  )
}

const SearchLink = ({
  path,
  query,
  children,
}: {
  readonly path: string | null
  readonly query: string
  readonly children: ReactNode
}) =>
  path === null ? (
    children
  ) : (
    <a href={`${path}?${new URLSearchParams({ q: query })}`} rel="nofollow">
      {children}
    </a>
  )

/**
 * Formats in UTC, so that the server's time zone does not change the day. The first moment of a year stands for a date
 * of which only the year is known; imports write it.
 */
const formatDate = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    ...(isYearOnly(date) ? { year: 'numeric' } : { dateStyle: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(date))

const isYearOnly = (date: string) => new Date(date).toISOString().endsWith('-01-01T00:00:00.000Z')
