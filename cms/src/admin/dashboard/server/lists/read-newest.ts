import type { Where } from 'payload'
import { CREATED_BY } from '../../../../access/authors/created-by-field'
import {
  LAST_CHANGES,
  parseLastChanges,
  type Change,
  type LastChanges,
} from '../../../../stale-saves/last-changes'
import { toListed, type Listed, type ListedDocument, type Reader } from './listed-document'

export interface FoundDocument extends ListedDocument {
  /** Name of the user who changed it last. */
  readonly changedBy?: string
  /** Id of a user. */
  readonly createdBy?: unknown
}

interface Query {
  readonly collections: readonly Listed[]
  readonly where: Where
  /** Documents of each collection. */
  readonly limit: number
}

/** The documents that were changed last. */
export async function readNewest(
  { payload, user }: Reader,
  { collections, where, limit }: Query,
): Promise<FoundDocument[]> {
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await payload.find({
        ...{ collection, where, user, overrideAccess: false, limit },
        ...{ draft: collection !== 'media', depth: 0, sort: '-updatedAt' },
        select: SELECTED[collection],
        // The last changes and the creator.
        showHiddenFields: true,
      })
      return docs.map((doc) => toFound(collection, doc))
    }),
  )
  return lists.flat().sort((a, b) => b.date.localeCompare(a.date))
}

const COMMON = { title: true, updatedAt: true, [LAST_CHANGES]: true, [CREATED_BY]: true } as const
const SELECTED = {
  articles: COMMON,
  pages: COMMON,
  media: { ...COMMON, filename: true },
} as const

const toFound = (collection: Listed, doc: Record<string, unknown>): FoundDocument => ({
  ...toListed(collection, doc),
  changedBy: lastChange(parseLastChanges(doc[LAST_CHANGES]))?.by ?? undefined,
  createdBy: doc[CREATED_BY],
})

const lastChange = (changes: LastChanges): Change | undefined =>
  Object.values(changes).sort((a, b) => b.at.localeCompare(a.at))[0]
