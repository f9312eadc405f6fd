import { VIEW_FIELD } from '../../media-library/view-field'
import type { MediaView } from '../../media-library/views'
import type { NamedCount, Reference } from '../gallery-preview/preview'
import { listPath, type Condition } from '../list-path'

export interface Link {
  readonly label: string
  readonly href: string
}

/** The condition of a saved view of Media. */
export const inView = (view: MediaView): Condition => [VIEW_FIELD, 'equals', view]

/** Links to documents of a collection. @param admin base path of the admin, such as `/admin` */
export const linksToEach = (admin: string, collection: string, documents: readonly Reference[]) =>
  documents.map(({ id, label }): Link => ({
    label,
    href: `${admin}/collections/${collection}/${id}`,
  }))

interface Named {
  readonly collection: string
  readonly named: NamedCount
  /** Another condition of the list: it shortens while problems are solved, and bounds the list if `ids` is empty. */
  readonly also?: Condition | undefined
}

/** Links to the first documents, and to the list of all of them. */
export function linksToFirst(
  admin: string,
  { collection, named: { count, first, ids }, also }: Named,
): readonly Link[] {
  const links = linksToEach(admin, collection, first)
  const others = count - first.length
  if (others === 0) return links
  const byIds: readonly Condition[] = ids.length > 0 ? [['id', 'in', ids.join(',')]] : []
  const href = admin + listPath(collection, also ? [also, ...byIds] : byIds)
  return [...links, { label: `and ${others} more`, href }]
}
