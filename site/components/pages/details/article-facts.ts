import type { Messages } from '../../../i18n/messages'
import type { ArticleOnPage } from '../article/ArticleBody'
import { creditFacts, textFacts, type Fact } from './Facts'

/** The facts of an article, then the credit of its cover. */
export const articleFacts = (
  {
    facts,
    termLinks,
    coverMedia,
    author,
  }: Pick<ArticleOnPage, 'facts' | 'termLinks' | 'coverMedia' | 'author'>,
  messages: Messages,
): readonly Fact[] => [
  ...textFacts(facts, termLinks),
  ...creditFacts(coverCredit({ coverMedia, author }), messages.image),
]

/** The creator is the credit unless there is a credit line, or the byline names the same person. */
function coverCredit({ coverMedia, author }: Pick<ArticleOnPage, 'coverMedia' | 'author'>) {
  const credit = coverMedia?.credit
  if (!credit) return null
  return { ...credit, line: credit.line ?? (credit.creator === author ? null : credit.creator) }
}
