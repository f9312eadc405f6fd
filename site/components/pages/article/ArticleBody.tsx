import type { Article, Media } from '@tessera/content'
import type { Messages } from '../../../i18n/messages'
import { enlargeLabel } from '../../blocks/images/enlarge-label'
import { Figure } from '../../blocks/images/Figure'
import { Prose } from '../../blocks/rich-text/Prose'
import type { Documents } from '../../layout/documents'
import { articleFacts } from '../details/article-facts'
import { ArticleTextCover } from './ArticleTextCover'
import { Byline } from '../details/Byline'
import { coverSizes, isUpright } from './cover-sizes'
import { Facts } from '../details/Facts'
import { fragmentDocuments } from '../fragment-documents'
import { TermList, type TermLink } from '../details/TermList'
import { WorkTitle } from '../details/WorkTitle'

/** An article with its cover and its terms. */
export interface ArticleOnPage extends Omit<
  Article,
  'terms' | 'cover' | 'furtherImages' | 'modified'
> {
  readonly path: string
  readonly coverMedia: Media | null
  /** The images after the cover; `body` ends with them. */
  readonly furtherMedia: readonly Media[]
  readonly termLinks: readonly TermLink[]
}

/** Titles longer than this many characters are set smaller, like a sentence. */
const LONG_TITLE = 80

/** An article: title, image or text cover, then the facts beside the text. */
export function ArticleBody({
  article,
  documents,
  messages,
  searchPath,
  isFragment = false,
}: {
  readonly article: ArticleOnPage
  readonly documents: Documents
  readonly messages: Messages
  /** URL of the site's search; null without one. */
  readonly searchPath: string | null
  /** Rendered for the lightbox, not as a page. */
  readonly isFragment?: boolean
}) {
  const { coverMedia, body } = article
  // The lightbox does not open within itself.
  const enlarge = isFragment ? undefined : enlargeLabel(messages)
  return (
    <article
      className="article"
      data-fragment={isFragment ? '' : undefined}
      data-upright={!isFragment && coverMedia && isUpright(coverMedia) ? '' : undefined}
    >
      <header className="article-header">
        <TermList terms={article.termLinks} />
        <h1 data-long={article.title.length > LONG_TITLE ? '' : undefined}>
          <WorkTitle title={article.title} lang={messages.lang} />
        </h1>
        {article.excerpt && <p className="article-excerpt">{article.excerpt}</p>}
        <Byline article={article} locale={messages.locale} searchPath={searchPath} />
      </header>
      {coverMedia ? (
        <div className="article-cover">
          <Figure
            media={coverMedia}
            sizes={coverSizes(coverMedia)}
            enlarge={enlarge}
            priority
            hasCreditElsewhere
          />
        </div>
      ) : (
        <ArticleTextCover article={article} />
      )}
      <div className="article-columns">
        <Facts facts={articleFacts(article, messages)} />
        <Prose
          content={body}
          documents={isFragment ? fragmentDocuments(documents, article.path) : documents}
          figures={!isFragment}
        />
      </div>
    </article>
  )
}
