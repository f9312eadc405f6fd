import { linkTarget, type PublishedDocument } from '@tessera/content'
import { publishedDocument } from './published-document'
import type { RedirectRow } from './rows'

/** Null for one that leads nowhere any more: its document was deleted. */
export function toRedirect(row: RedirectRow): PublishedDocument | null {
  const { id, from, kind, document, url, status } = row
  const to = linkTarget.safeParse(
    kind === 'url'
      ? { href: url }
      : { kind: document?.relationTo === 'pages' ? 'page' : 'article', key: document?.value },
  )
  if (!from || !to.success) return null
  return publishedDocument({
    kind: 'redirect',
    key: id,
    path: from,
    body: { to: to.data, status: status === '302' ? 302 : 301 },
  })
}
