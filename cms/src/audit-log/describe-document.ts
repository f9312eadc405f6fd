import type { CollectionConfig } from 'payload'

/** The kind of entries about accounts: what `kindOf` returns for their collection. */
export const USERS_KIND = 'Users'

/** As the admin's navigation calls the collection. */
export const kindOf = ({ labels, slug }: CollectionConfig) => String(labels?.plural ?? slug)

/** A document's title, if it has one. */
export function titleOf(
  { admin }: CollectionConfig,
  doc: Readonly<Record<string, unknown>>,
): string | undefined {
  const title = doc[admin?.useAsTitle ?? 'id']
  return typeof title === 'string' ? title : undefined
}
