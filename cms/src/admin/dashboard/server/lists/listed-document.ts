import type { Payload, TypedUser } from 'payload'
import { uploadedName } from '../../../../images/readable-name'

/** A document of the lists on the dashboard. */
export interface ListedDocument {
  readonly title: string
  /** Below the admin's path. */
  readonly path: `/${string}`
  readonly kind: string
  /** ISO 8601. */
  readonly date: string
  /** Why a publication was refused, or what will happen. */
  readonly note?: string
}

/** A list of the dashboard. */
export interface DashboardList {
  readonly documents: readonly ListedDocument[]
  /** Links to the lists that have the others too; empty if there are no others. */
  readonly all: readonly ListLink[]
}

export interface ListLink {
  /** Such as "All draft articles". */
  readonly label: string
  /** Below the admin's path. */
  readonly path: `/${string}`
}

/** Who reads the dashboard. */
export interface Reader {
  readonly payload: Payload
  readonly user: TypedUser | null
}

const KINDS = { articles: 'Article', pages: 'Page', media: 'Image' } as const
export type Listed = keyof typeof KINDS

/** Documents of one list. */
export const MAX_LISTED = 6

export const toListed = (collection: Listed, doc: Record<string, unknown>): ListedDocument => ({
  title: String(doc['title'] || uploadedName(String(doc['filename'] ?? '')) || 'Untitled'),
  path: `/collections/${collection}/${doc['id']}`,
  kind: KINDS[collection],
  date: String(doc['updatedAt']),
})

/** The document with this id; null if it is gone. */
export async function readListed(payload: Payload, collection: Listed, id: number | string) {
  const doc = await payload.findByID({
    ...{ collection, id, draft: true, depth: 0, disableErrors: true },
  })
  return doc && toListed(collection, doc)
}

/** The first documents, and where the others are. */
export const toList = (
  documents: readonly ListedDocument[],
  all: readonly ListLink[],
): DashboardList => ({
  documents: documents.slice(0, MAX_LISTED),
  all: documents.length > MAX_LISTED ? all : [],
})
