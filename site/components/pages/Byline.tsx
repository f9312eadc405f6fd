import type { Article } from '@tessera/content'

/** Author and date. Renders nothing without both. */
export function Byline({
  article,
  locale,
}: {
  readonly article: Pick<Article, 'author' | 'date' | 'dateText'>
  readonly locale: string
}) {
  const { author, date, dateText } = article
  if (!author && !date) return null
  return (
    <p className="article-byline">
      {author && <span>{author}</span>}
      {date && <time dateTime={date.slice(0, 10)}>{dateText ?? formatDate(date, locale)}</time>}
    </p>
  )
}

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
