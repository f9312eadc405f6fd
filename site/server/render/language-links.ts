import type { LinkTarget } from '@tessera/content'
import type { LanguageLink } from '../../components/layout/page-shell-props'
import type { Site } from '../site'

/**
 * Ways from an address to each language: those that have a front page or this very document. None on a site of one
 * language.
 */
export function languageLinks(
  { languages, publications }: Site,
  path: string,
): readonly LanguageLink[] {
  if (languages.length === 1) return []
  const { store } = publications
  const page = store.pageAt(path)
  const article = page ? undefined : store.articleAt(path)
  const document: LinkTarget | null = page
    ? { kind: 'page', key: page.key }
    : article
      ? { kind: 'article', key: article.key }
      : null
  return languages.flatMap(({ messages: { lang, name }, publications: other, home }) => {
    const same = document && other.store.hrefOf(document)
    if (same === null && !other.store.home) return []
    return [{ lang, name, href: same ?? home, isSameDocument: same !== null }]
  })
}
