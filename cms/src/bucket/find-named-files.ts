import { IMAGE_TYPES, VIDEO_TYPES } from '@tessera/content'
import type { Payload } from 'payload'

const COLLECTIONS = ['media', 'videos'] as const
/** Rows per query. */
const PAGE = 500

/** Names of all files that an image or video names in any of its fields, in the trash too. */
export async function findNamedFiles({ db }: Payload): Promise<Set<string>> {
  const names = new Set<string>()
  for (const collection of COLLECTIONS)
    for (let page = 1; ; page += 1) {
      const { docs, hasNextPage } = await db.find<Record<string, unknown> & { id: number }>({
        ...{ collection, page, limit: PAGE, sort: 'id', joins: {} },
      })
      for (const doc of docs) collectNames(doc, names)
      if (!hasNextPage) break
    }
  return names
}

const EXTENSIONS = [...Object.values(IMAGE_TYPES), ...Object.values(VIDEO_TYPES)]
const FILE_NAME = new RegExp(`^[^/\\s]+\\.(?:${EXTENSIONS.join('|')})$`)

function collectNames(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') {
    if (FILE_NAME.test(value)) names.add(value)
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collectNames(each, names)
}
