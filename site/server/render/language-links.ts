import type { LinkTarget } from '@tessera/content'
import type { LanguageLink } from '../../components/layout/page-shell-props'
import type { DocumentStore } from '../publications/document-store'
import type { Site } from '../site'

/**
 * Links from a path to all languages that have the same document or a front page. Empty for a site in one language.
 */
export function languageLinks(
  { languages, publications }: Site,
  path: string,
): readonly LanguageLink[] {
  if (languages.length === 1) return []
  const document = documentAt(publications.store, path)
  return languages.flatMap(({ messages: { lang, name }, publications: { store }, home }) => {
    const href = document && store.hrefOf(document)
    if (href === null && !store.home) return []
    return [{ lang, name, href: href ?? home, isSameDocument: href !== null }]
  })
}

function documentAt(store: DocumentStore, path: string): LinkTarget | null {
  const page = store.pageAt(path)
  if (page) return { kind: 'page', key: page.key }
  const article = store.articleAt(path)
  if (article) return { kind: 'article', key: article.key }
  const image = store.imageAt(path)
  return image ? { kind: 'image', key: image.key } : null
}
