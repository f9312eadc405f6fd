import { listPath } from '../../../list-path'
import type { ListLink } from './listed-document'

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
    const path = listPath(collection, [['id', 'in', [...new Set(ids)].join(',')]])
    return ids.length > 0 ? [{ label: `All ${adjective} ${collection}`, path }] : []
  })
