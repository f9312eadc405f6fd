import type { Config } from 'payload'
import { z } from 'zod'

type Collection = Pick<NonNullable<Config['collections']>[number], 'slug' | 'versions' | 'admin'>

/** A table with columns that the search of a list reads. */
export interface SearchedTable {
  readonly name: string
  /** Names of the columns by their keys: `version_title`. */
  readonly columns: Readonly<Record<string, string>>
  /** The column with the id of the row that a list shows. */
  readonly listedId: 'id' | '_parent_id'
}

/** Collections that can have a million documents. The texts of others are read one by one. */
const INDEXED: readonly string[] = ['articles', 'media']

type RawTables = Readonly<
  Record<string, { readonly columns: Readonly<Record<string, { readonly name: string }>> }>
>
/** Not looked into: each list that is read asks for its tables. */
const adapter = z.object({ rawTables: z.custom<RawTables>() })

/** Whether the list of a collection shows the newest versions, which may be drafts. */
const hasDrafts = ({ versions }: Collection) =>
  typeof versions === 'object' && Boolean(versions.drafts)

export const tableOfDocuments = (slug: string): string => slug.replaceAll('-', '_')
export const tableOfVersions = (slug: string): string => `_${tableOfDocuments(slug)}_v`

/** The tables whose texts the list of a collection searches: the listed one, and that of its translations. */
export function searchedTables(database: object, collection: Collection): readonly SearchedTable[] {
  const { slug, admin } = collection
  if (!INDEXED.includes(slug)) return []
  const [listed, prefix] = hasDrafts(collection)
    ? [tableOfVersions(slug), 'version_']
    : [tableOfDocuments(slug), '']
  const keys = (admin?.listSearchableFields ?? []).map((field) => prefix + field)
  const { rawTables } = adapter.parse(database)
  const tableOf = (name: string, listedId: SearchedTable['listedId']): SearchedTable => {
    const columns = rawTables[name]?.columns ?? {}
    const found = keys.flatMap((key) => (columns[key] ? [[key, columns[key].name] as const] : []))
    return { name, columns: Object.fromEntries(found), listedId }
  }
  return [tableOf(listed, 'id'), tableOf(`${listed}_locales`, '_parent_id')].filter(
    ({ columns }) => Object.keys(columns).length > 0,
  )
}
