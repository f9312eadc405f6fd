import type { Payload } from 'payload'

/** `kind path state` of the publications of these kinds, oldest first; the state is `live` or `gone`. */
export async function publishedRows(payload: Payload, ...kinds: string[]): Promise<string[]> {
  const { docs } = await payload.db.find<{
    id: number
    kind?: string
    path?: string
    body?: unknown
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

/** The published body of a document; null if it is not published. */
export async function publishedBody(
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
