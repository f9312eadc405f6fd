import type { Messages } from '../../../i18n/messages'
import type { ArticleOnPage } from '../article/ArticleBody'
import { creditFacts, textFacts, type Fact } from './Facts'

/** The facts of an article, then the credit of its cover. */
export const articleFacts = (
  { facts, termLinks, coverMedia }: Pick<ArticleOnPage, 'facts' | 'termLinks' | 'coverMedia'>,
  messages: Messages,
): readonly Fact[] => [
  ...textFacts(facts, termLinks),
  ...creditFacts(coverMedia?.credit ?? null, messages.image),
]
