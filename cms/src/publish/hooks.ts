import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import type { CollectionKind, GlobalKind } from './expected-publication'
import { findPagesWithPicked } from './find-pages-with-picked'
import { findImagesWith } from './images/further-images'
import { publish, type DocumentReference } from './publish'

/**
 * Publishes a document after a save. `publish` compares the stored state, because a hook cannot distinguish an autosave
 * over a published article from an unpublish.
 */
export const publishAfterChange =
  (kind: CollectionKind | 'term'): CollectionAfterChangeHook =>
  async ({ doc, operation, previousDoc, req }) => {
    // The sizes of a new image are still to be made; it is published with them.
    if (kind === 'media' && operation === 'create') return doc
    const references =
      kind === 'term' ? groupsOf(doc, previousDoc) : await referencesOf(req, kind, doc.id)
    await publish(req, references, {
      hasWritten: true,
      retriesRefused: doc._status === 'published',
    })
    return doc
  }

export const publishAfterDelete =
  (kind: CollectionKind | 'term'): CollectionAfterDeleteHook =>
  async ({ doc, id, req }) => {
    const references = kind === 'term' ? groupsOf(doc) : await referencesOf(req, kind, id)
    const pages =
      kind === 'article' || kind === 'media' ? await findPagesWithPicked(req, kind, String(id)) : []
    await publish(req, [...references, ...pages], { hasWritten: true })
    return doc
  }

export const publishGlobal =
  (kind: GlobalKind): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    await publish(req, [{ kind, key: kind }], { hasWritten: true })
    return doc
  }

const referencesOf = async (
  req: PayloadRequest,
  kind: CollectionKind,
  id: number | string,
): Promise<readonly DocumentReference[]> =>
  kind === 'media' ? imageReferences(req, [id]) : [{ kind, key: String(id) }]

/** The documents of images: they can be works of their own besides their files, and further images of other works. */
export async function imageReferences(
  req: PayloadRequest,
  ids: readonly (number | string)[],
): Promise<readonly DocumentReference[]> {
  const works = [...ids.map(String), ...(await findImagesWith(req, ids))]
  return [
    ...works.map((key) => ({ kind: 'image' as const, key })),
    ...ids.map((id) => ({ kind: 'media' as const, key: String(id) })),
  ]
}

/** The filter groups of a term before and after the save: a move changes both. */
function groupsOf(...terms: readonly unknown[]): DocumentReference[] {
  const keys = terms.flatMap((term) => {
    const group = typeof term === 'object' && term && 'group' in term ? term.group : null
    const id = typeof group === 'object' && group && 'id' in group ? group.id : group
    return id == null ? [] : [String(id)]
  })
  return [...new Set(keys)].map((key) => ({ kind: 'filter-group', key }))
}
