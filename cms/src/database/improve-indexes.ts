interface RawTable {
  readonly name: string
  readonly columns: Readonly<Record<string, unknown>>
  indexes?: Record<string, { name: string; on: string | string[] }>
}

/** Changes the indexes of Payload's tables where they make reads slow. */
export function improveIndexes(tables: Readonly<Record<string, RawTable>>): void {
  for (const table of Object.values(tables)) {
    indexTranslations(table)
    indexNewestVersions(table)
  }
}

/**
 * Indexes the tables of translated fields by their documents. Payload's own index begins with the language, so that every
 * read of a document would read the whole table: 56 ms for ten of 7,500 articles.
 */
function indexTranslations(table: RawTable): void {
  if (!('_locale' in table.columns && '_parentID' in table.columns)) return
  const present = Object.values(table.indexes ?? {})
  if (present.some(({ on }) => [on].flat()[0] === '_parentID')) return
  const name = `${table.name}_parent_id_idx`
  table.indexes = { ...table.indexes, [name]: { name, on: '_parentID' } }
}

/**
 * Indexes the newest versions by their time, as lists of the admin show and count them. With Payload's index of `latest`
 * alone, all documents are found and sorted: 200 ms for 100,000. The trash is in the index, so that no row is read to
 * count what is not in it: 9 ms instead of 22.
 */
function indexNewestVersions(table: RawTable): void {
  if (!('version_updatedAt' in table.columns)) return
  const trash = 'version_deletedAt' in table.columns ? ['version_deletedAt'] : []
  for (const index of Object.values(table.indexes ?? {}))
    if (index.on === 'latest') index.on = ['latest', 'version_updatedAt', ...trash]
}
