import type { Article, Media } from '@tessera/content'
import { Facts } from '../components/Facts'
import { Figure } from '../components/Figure'
import { Prose } from '../components/Prose'
import type { Words } from '../words/words'
import type { Documents } from './chrome'
import { ArticleTextCover } from './ArticleTextCover'
import { coverSizes } from './cover-sizes'
import { seenFromElsewhere } from './seen-from-elsewhere'

export interface ArticleOnPage extends Omit<Article, 'terms' | 'cover' | 'modified'> {
  readonly path: string
  readonly coverMedia: Media | null
  /** Labels of its terms. */
  readonly termLabels: readonly string[]
}

/** Characters from which a title is a sentence and is set as one. */
const LONG_TITLE = 80

/** An article as a page worth reading: title, image or text cover, then facts beside the text. */
export function ArticleBody({
  article,
  documents,
  words,
  isFragment = false,
}: {
  readonly article: ArticleOnPage
  readonly documents: Documents
  readonly words: Words
  /** Does it stand in the lightbox? */
  readonly isFragment?: boolean
}) {
  const { coverMedia, body, facts } = article
  return (
    <article className="article" data-fragment={isFragment ? '' : undefined}>
      <header className="article-header">
        {article.termLabels.length > 0 && (
          <ul className="article-terms">
            {article.termLabels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        )}
        <h1 data-long={article.title.length > LONG_TITLE ? '' : undefined}>{article.title}</h1>
        {article.excerpt && <p className="article-excerpt">{article.excerpt}</p>}
        <Byline article={article} locale={words.locale} />
      </header>
      {coverMedia ? (
        <div className="article-cover">
          <Figure media={coverMedia} sizes={coverSizes(coverMedia)} priority />
        </div>
      ) : (
        <ArticleTextCover article={article} />
      )}
      <div className="article-columns">
        <Facts facts={facts} />
        <Prose
          content={body}
          documents={isFragment ? seenFromElsewhere(documents, article.path) : documents}
          figures={!isFragment}
        />
      </div>
    </article>
  )
}

function Byline({
  article,
  locale,
}: {
  readonly article: Pick<Article, 'author' | 'date'>
  readonly locale: string
}) {
  const { author, date } = article
  if (!author && !date) return null
  return (
    <p className="article-byline">
      {author && <span>{author}</span>}
      {date && <time dateTime={date.slice(0, 10)}>{formatDate(date, locale)}</time>}
    </p>
  )
}

/**
 * In UTC: the server's own zone must not move an article to another day. The first moment of a year is how imports say
 * that only the year is known.
 */
const formatDate = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    ...(isYearOnly(date) ? { year: 'numeric' } : { dateStyle: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(date))

const isYearOnly = (date: string) => new Date(date).toISOString().endsWith('-01-01T00:00:00.000Z')
