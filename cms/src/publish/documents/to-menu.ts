import type { Menu, PublishedDocument } from '@tessera/content'
import type { LinkRow } from '../row-schemas/link-row'
import type { MenuRow } from '../row-schemas/menu-row'
import { createDocument } from './create-document'
import { toLinkTarget } from './to-link-target'

export function toMenu({ items }: MenuRow): PublishedDocument {
  return createDocument({
    kind: 'menu',
    key: 'menu',
    body: { items: (items ?? []).flatMap(toMenuItem) },
  })
}

/** None for an item without a target and without links. */
function toMenuItem(row: NonNullable<MenuRow['items']>[number]): Menu['items'] {
  const items = toMenuLinks(row.links)
  const to = toLinkTarget(row)
  return to || items.length > 0 ? [{ label: row.label, to, items }] : []
}

/** Omits links without a target. */
export const toMenuLinks = (rows: readonly LinkRow[] | null | undefined) =>
  (rows ?? []).flatMap((row) => {
    const to = toLinkTarget(row)
    return to ? [{ label: row.label, to }] : []
  })
