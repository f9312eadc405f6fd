import type { Article, Media } from '@tessera/content'
import type { Messages } from '../../i18n/messages'
import { Figure } from '../blocks/images/Figure'
import { Prose } from '../blocks/rich-text/Prose'
import type { Documents } from '../layout/documents'
import { ArticleTextCover } from './ArticleTextCover'
import { Byline } from './Byline'
import { coverSizes } from './cover-sizes'
import { Facts } from './Facts'
import { fragmentDocuments } from './fragment-documents'

/** An article with its cover and the labels of its terms. */
export interface ArticleOnPage extends Omit<Article, 'terms' | 'cover' | 'modified'> {
  readonly path: string
  readonly coverMedia: Media | null
  readonly termLabels: readonly string[]
}

/** Titles longer than this many characters are set smaller, like a sentence. */
const LONG_TITLE = 80

/** An article: title, image or text cover, then the facts beside the text. */
export function ArticleBody({
  article,
  documents,
  messages,
  isFragment = false,
}: {
  readonly article: ArticleOnPage
  readonly documents: Documents
  readonly messages: Messages
  /** Rendered for the lightbox, not as a page. */
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
        <Byline article={article} locale={messages.locale} />
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
          documents={isFragment ? fragmentDocuments(documents, article.path) : documents}
          figures={!isFragment}
        />
      </div>
    </article>
  )
}
