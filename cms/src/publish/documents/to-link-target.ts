import { linkTarget, type LinkTarget } from '@tessera/content'
import type { LinkRow } from '../row-schemas/link-row'

/** Null for a heading, and for a link whose document was deleted. */
export function toLinkTarget({
  kind,
  document,
  url,
}: Partial<Omit<LinkRow, 'label'>>): LinkTarget | null {
  if (kind === 'heading') return null
  const target =
    kind === 'url'
      ? { href: url }
      : { kind: document?.relationTo === 'pages' ? 'page' : 'article', key: document?.value }
  return linkTarget.safeParse(target).data ?? null
}
