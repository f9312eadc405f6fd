import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Endpoint, PayloadRequest } from 'payload'
import { requireAdmin } from '../access/require-role'
import { AUDIT_LOG } from './audit-log'

const COLUMNS = [
  ...['at', 'name', 'action', 'kind', 'title', 'document', 'details', 'count', 'address'],
]
const BATCH = 1000

/** GET /api/audit-log/export: all entries as CSV, the newest first, for admins. */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: (req) => {
    requireAdmin(req, 'Only admins read the audit log.')
    return new Response(streamOf(csvOf(req)), { headers: HEADERS })
  },
}

const HEADERS = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="audit-log.csv"',
  'cache-control': 'no-store',
}

const streamOf = (chunks: AsyncGenerator<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>

async function* csvOf({ payload }: PayloadRequest): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(toCsv([COLUMNS]))
  // By id: entries that are added meanwhile do not move the pages.
  let where = {}
  for (;;) {
    const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
      ...{ collection: AUDIT_LOG, where, limit: BATCH, pagination: false, sort: '-id' },
    })
    yield encoder.encode(toCsv(docs.map((doc) => COLUMNS.map((column) => doc[column]))))
    const last = docs.at(-1)
    if (!last || docs.length < BATCH) return
    where = { id: { less_than: last.id } }
  }
}

/** Spreadsheets calculate cells that begin with "=": such texts get a quotation mark before them. */
const toCsv = (rows: readonly (readonly unknown[])[]) =>
  stringify([...rows], { escape_formulas: true })
