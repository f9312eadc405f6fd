import type { Payload } from 'payload'

/** What visitors may see: `kind key path@revision`, oldest first; a tombstone says so. */
export async function published(payload: Payload, ...kinds: string[]): Promise<string[]> {
  const { docs } = await payload.db.find<{
    id: number
    kind?: string
    path?: string
    body?: unknown
    revision?: number
  }>({
    collection: 'publications',
    where: { kind: { in: kinds } },
    sort: ['revision', 'id'],
    pagination: false,
    limit: 0,
  })
  return docs.map(
    ({ kind, path, body }) => `${kind} ${path ?? '-'} ${body == null ? 'gone' : 'live'}`,
  )
}

/** The body of what is published of one document; null for none. */
export async function bodyOf(
  payload: Payload,
  kind: string,
  key: string | number,
): Promise<Record<string, unknown> | null> {
  const row = await payload.db.findOne<{ id: number; body?: Record<string, unknown> | null }>({
    collection: 'publications',
    where: { and: [{ kind: { equals: kind } }, { key: { equals: String(key) } }] },
  })
  return row?.body ?? null
}
