interface RawTable {
  readonly name: string
  readonly columns: Readonly<Record<string, unknown>>
  indexes?: Record<string, { name: string; on: string | string[] }>
}

/**
 * Changes the indexes of Payload's tables where they make reads slow.
 * @param rowId column with the id of a row, where indexes do not have it by themselves, as those of SQLite do
 */
export function improveIndexes(
  tables: Readonly<Record<string, RawTable>>,
  rowId: readonly 'id'[],
): void {
  for (const table of Object.values(tables)) {
    indexTranslations(table)
    indexTitles(table)
    indexNewestVersions(table, rowId)
  }
}

/**
 * Indexes the tables of translated fields by their documents. Payload's own index begins with the language, so that every
 * read of a document would read the whole table: 56 ms for ten of 7,500 articles.
 */
function indexTranslations(table: RawTable): void {
  if (!isOfTranslations(table)) return
  const present = Object.values(table.indexes ?? {})
  if (present.some(({ on }) => [on].flat()[0] === '_parentID')) return
  addIndex(table, `${table.name}_parent_id_idx`, ['_parentID'])
}

/** Indexes translated titles in their order, so that a list sorted by them reads those on its page. */
function indexTitles(table: RawTable): void {
  if (!isOfTranslations(table)) return
  const title = ['title', 'version_title'].find((key) => key in table.columns)
  if (title) addIndex(table, `${table.name}_title_idx`, ['_locale', title, '_parentID'])
}

const isOfTranslations = ({ columns }: RawTable) => '_locale' in columns && '_parentID' in columns

/** Columns by which lists sort the newest versions. */
const SORTED = ['version_updatedAt', 'version_createdAt', 'version_date', 'version_author']

/** Fields by which lists filter the newest versions in any order. */
const FILTERED = ['version_deletedAt', 'version__status']

/**
 * Indexes the newest versions in the orders of lists. With Payload's indexes of single columns, all documents are found
 * and sorted: 200 ms for 100,000. The creation of the version, Payload's second order, and the trash and the state are in
 * the indexes, so that no row is read to skip it or to count those of a list.
 */
function indexNewestVersions(table: RawTable, rowId: readonly 'id'[]): void {
  if (!('latest' in table.columns)) return
  const indexes = Object.entries(table.indexes ?? {})
  const filtered = FILTERED.filter((column) => column in table.columns)
  for (const key of SORTED.filter((column) => column in table.columns)) {
    const on = ['latest', key, 'createdAt', ...filtered, ...rowId]
    const present = indexes.find(([, index]) => index.on === key)
    if (present) present[1].on = on
    else addIndex(table, `${table.name}_${key}_idx`, on)
  }
  // SQLite would prefer an index of the state alone, and read and sort every row that it names.
  const replaced: readonly unknown[] = ['latest', 'version__status']
  table.indexes = Object.fromEntries(
    Object.entries(table.indexes ?? {}).filter(([, index]) => !replaced.includes(index.on)),
  )
}

function addIndex(table: RawTable, name: string, on: string[]): void {
  table.indexes = { ...table.indexes, [name]: { name, on } }
}
