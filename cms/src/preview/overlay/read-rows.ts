import type { PayloadRequest } from 'payload'

type Row = Record<string, unknown> & { readonly id: number }

/** Rows in all languages. */
export async function readRows(
  req: PayloadRequest,
  collection: 'media' | 'videos',
  ids: readonly string[],
): Promise<readonly Row[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: { id: { in: [...ids] } },
    joins: {},
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}
