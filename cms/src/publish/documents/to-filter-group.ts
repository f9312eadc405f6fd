import type { PublishedDocument } from '@tessera/content'
import type { FilterGroupRow, TermRow } from '../row-schemas/filter-rows'
import { createDocument } from './create-document'

/**
 * Null for a group without a slug.
 * @param terms the group's terms in the editor's order
 */
export function toFilterGroup(
  group: FilterGroupRow,
  terms: readonly TermRow[],
): PublishedDocument | null {
  if (!group.slug) return null
  return createDocument({
    kind: 'filter-group',
    key: group.id,
    body: {
      slug: group.slug,
      label: group.label,
      terms: terms.flatMap(({ id, slug, label, formerSlugs }) =>
        slug ? [{ id, slug, label, ...(formerSlugs?.length && { formerSlugs }) }] : [],
      ),
    },
  })
}
