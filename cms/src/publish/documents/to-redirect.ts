import type { PublishedDocument } from '@tessera/content'
import type { RedirectRow } from '../row-schemas/redirect-row'
import { createDocument } from './create-document'
import { toLinkTarget } from './to-link-target'

/** Null for a redirect without a target, because its document was deleted. */
export function toRedirect(row: RedirectRow): PublishedDocument | null {
  const { id, from, kind, document, url, status } = row
  const to = toLinkTarget({ kind, document, url })
  if (!from || !to) return null
  return createDocument({
    kind: 'redirect',
    key: id,
    path: from,
    body: { to, status: status === '302' ? 302 : 301 },
  })
}
