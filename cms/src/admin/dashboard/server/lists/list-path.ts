import type { Listed, ListLink } from './listed-document'

/** The list of a collection, filtered as Payload's filter panel writes it. */
export const listPath = (
  collection: Listed,
  [field, operator, value]: readonly [field: string, operator: string, value: string],
): ListLink['path'] =>
  `/collections/${collection}?where[or][0][and][0][${field}][${operator}]=${encodeURIComponent(value)}`

interface Reference {
  readonly collection: 'articles' | 'pages'
  readonly id: number | string
}

/** Links to the lists of articles and pages that have these documents. @param adjective such as "scheduled" */
export const linksToDocuments = (
  documents: readonly Reference[],
  adjective: string,
): readonly ListLink[] =>
  (['articles', 'pages'] as const).flatMap((collection) => {
    const ids = documents.filter((each) => each.collection === collection).map(({ id }) => id)
    const path = listPath(collection, ['id', 'in', [...new Set(ids)].join(',')])
    return ids.length > 0 ? [{ label: `All ${adjective} ${collection}`, path }] : []
  })
