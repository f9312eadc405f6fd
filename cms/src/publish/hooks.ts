import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'
import { pagesThatPicked } from './pages-that-picked'
import { publish, type DocumentName } from './publish'
import type { GlobalKind, RowKind } from './wanted'

/** State, not events: a hook cannot tell an autosave over a published article from an unpublishing. It only says where to look. */
export const publishAfterChange =
  (kind: RowKind | 'term'): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const names = kind === 'term' ? groupsOf(doc, previousDoc) : [{ kind, key: String(doc.id) }]
    await publish(req, names, { written: true })
    return doc
  }

export const publishAfterDelete =
  (kind: RowKind | 'term'): CollectionAfterDeleteHook =>
  async ({ doc, id, req }) => {
    const names = kind === 'term' ? groupsOf(doc) : [{ kind, key: String(id) }]
    const pages = kind === 'article' ? await pagesThatPicked(req, String(id)) : []
    await publish(req, [...names, ...pages], { written: true })
    return doc
  }

export const publishGlobal =
  (kind: GlobalKind): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    await publish(req, [{ kind, key: kind }], { written: true })
    return doc
  }

/** The groups of a term, before and after: both change when it moves. */
function groupsOf(...terms: readonly unknown[]): DocumentName[] {
  const keys = terms.flatMap((term) => {
    const group = typeof term === 'object' && term && 'group' in term ? term.group : null
    const id = typeof group === 'object' && group && 'id' in group ? group.id : group
    return id == null ? [] : [String(id)]
  })
  return [...new Set(keys)].map((key) => ({ kind: 'filter-group', key }))
}
