import type { Payload, PayloadRequest } from 'payload'
import { PREVIEW_COLLECTIONS } from '../preview/preview-token'

/** Collections whose forms have a line of state. */
export const STATE_COLLECTIONS = [...PREVIEW_COLLECTIONS, 'videos'] as const
export type StateCollection = (typeof STATE_COLLECTIONS)[number]

/** The publications of a document. An image is published as a file, and in a gallery as a work with a page of its own. */
const KINDS = {
  articles: ['article'],
  pages: ['page'],
  media: ['media', 'image'],
  videos: ['video'],
} as const satisfies Record<StateCollection, readonly string[]>

interface LivePublication {
  /** Id of the document. */
  readonly key: string
  readonly locale: string
  /** Null without a page of its own. */
  readonly path: string | null
}

/** What visitors see of some documents, in one query. */
export async function findLivePublications(
  { payload, req }: { readonly payload: Payload; readonly req?: PayloadRequest },
  collection: StateCollection,
  ids: readonly number[],
): Promise<readonly LivePublication[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.db.find<LivePublication & { readonly id: number }>({
    collection: 'publications',
    where: {
      and: [
        { kind: { in: [...KINDS[collection]] } },
        { key: { in: ids.map(String) } },
        { body: { exists: true } },
      ],
    },
    select: { key: true, locale: true, path: true },
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}
