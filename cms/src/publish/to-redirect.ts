import type { PublishedDocument } from '@tessera/content'
import { publishedDocument } from './published-document'
import type { RedirectRow } from './rows'
import { toTarget } from './to-target'

/** Null for one that leads nowhere any more: its document was deleted. */
export function toRedirect(row: RedirectRow): PublishedDocument | null {
  const { id, from, kind, document, url, status } = row
  const to = toTarget({ kind, document, url })
  if (!from || !to) return null
  return publishedDocument({
    kind: 'redirect',
    key: id,
    path: from,
    body: { to, status: status === '302' ? 302 : 301 },
  })
}
