import type { PublishedDocument } from '@tessera/content'
import { publishedDocument } from './published-document'
import type { FilterGroupRow, TermRow } from './rows'

/** @param terms of this group, in the editor's order */
export function toFilterGroup(
  group: FilterGroupRow,
  terms: readonly TermRow[],
): PublishedDocument | null {
  if (!group.slug) return null
  return publishedDocument({
    kind: 'filter-group',
    key: group.id,
    body: {
      slug: group.slug,
      label: group.label,
      terms: terms.flatMap(({ id, slug, label }) => (slug ? [{ id, slug, label }] : [])),
    },
  })
}
