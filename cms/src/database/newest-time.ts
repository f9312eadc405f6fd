import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { executeRaw } from './execute-raw'

/** A document with versions, or a settings page, which has no id. */
interface TimedDocument {
  /** Slug of the collection or global. */
  readonly slug: string
  readonly id?: number | string | undefined
}

/** Of a request, in whose transaction this reads. */
export interface TimeSource {
  readonly payload: Payload
  readonly transactionID: PayloadRequest['transactionID'] | undefined
}

/** When the newest version of a document was saved. @returns ISO 8601; null if it has no versions */
export const newestVersionTime = (source: TimeSource, { slug, id }: TimedDocument) =>
  readTime(source, newest(`_${tableOf(slug)}_v`, 'parent_id', id))

/** When a document or a version of it was saved last. @returns ISO 8601; null if it is not stored */
export function newestTime(source: TimeSource, { slug, id }: TimedDocument) {
  const { collections, globals } = source.payload
  const config = collections[slug]?.config ?? globals.config.find((each) => each.slug === slug)
  const queries = [
    newest(tableOf(slug), 'id', id),
    ...(config?.versions ? [newest(`_${tableOf(slug)}_v`, 'parent_id', id)] : []),
  ]
  return readTime(source, queries.join(' union all '))
}

const tableOf = (slug: string) => slug.replaceAll('-', '_')

const newest = (table: string, key: string, id: number | string | undefined) =>
  `select max("updated_at") as "time" from "${table}"${id === undefined ? '' : ` where "${key}" = ${Number(id)}`}`

/** Text, in SQLite in the format of ISO 8601; PostgreSQL's is understood by `Date` too. */
const row = z.object({ time: z.coerce.date().nullable() })

async function readTime(source: TimeSource, query: string): Promise<string | null> {
  const rows = await executeRaw(source, query)
  const times = rows.flatMap((each) => row.parse(each).time?.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString()
}
