import Database from 'libsql'

type Connection = Database.Database

/** Texts that differ; one title in a thousand has "harbour", one in a hundred "bridge" and one in ten "portrait". */
const TITLE = `'Work number ' || _parent_id || ' of ' || abs(random() % 5000)
  || case when _parent_id % 1000 = 7 then ' harbour' else '' end
  || case when _parent_id % 100 = 3 then ' bridge' else '' end
  || case when _parent_id % 10 = 5 then ' portrait' else '' end`
const EXCERPT = `'Ships of many sizes before the old town, in the light of the evening; sheet ' || _parent_id`
const time = (seconds: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`

/** Multiplies the articles of a database by two, so often, with the CMS stopped; then gives them their own texts and dates. */
export function multiplyArticles(file: string, doublings: number): number {
  const database = new Database(file)
  try {
    database.exec('pragma foreign_keys = off; pragma synchronous = off')
    for (let i = 0; i < doublings; i++) double(database, i)
    database.exec(
      `update _articles_v_locales set version_title = ${TITLE}, version_excerpt = ${EXCERPT}`,
    )
    database.exec(
      `update _articles_v set version_author = 'Author ' || (parent_id % 977),
        created_at = ${time('1700000000 + parent_id * 20')},
        version_created_at = ${time('1700000000 + parent_id * 20')},
        version_updated_at = ${time('1750000000 + parent_id * 7919 % 1000003 * 20')},
        version_date = ${time('1000000000 + parent_id * 104729 % 1000003 * 400')}`,
    )
    database.exec('pragma wal_checkpoint(truncate)')
    return numberOf(database, 'select count(*) from _articles_v where latest')
  } finally {
    database.close()
  }
}

/** Copies every article and version with ids after the last ones, and slugs of their own. */
function double(database: Connection, round: number): void {
  const lastArticle = numberOf(database, 'select max(id) from articles')
  const lastVersion = numberOf(database, 'select max(id) from _articles_v')
  copyRows(database, 'articles', { id: `id + ${lastArticle}` })
  copyRows(database, '_articles_v', {
    id: `id + ${lastVersion}`,
    parent_id: `parent_id + ${lastArticle}`,
  })
  copyTranslations(database, 'articles_locales', { slug: 'slug', round, shift: lastArticle })
  copyTranslations(database, '_articles_v_locales', {
    ...{ slug: 'version_slug', round, shift: lastVersion },
  })
}

const copyTranslations = (
  database: Connection,
  table: string,
  { slug, round, shift }: { readonly slug: string; readonly round: number; readonly shift: number },
) =>
  copyRows(database, table, {
    ...{ id: null, _parent_id: `_parent_id + ${shift}` },
    [slug]: `${slug} || '-${round}'`,
  })

/** @param changed expressions by column; null for a new value */
function copyRows(
  database: Connection,
  table: string,
  changed: Readonly<Record<string, string | null>>,
): void {
  const rows = database.prepare(`pragma table_info(${table})`).all() as { name: string }[]
  const columns = rows.map(({ name }) => name).filter((name) => changed[name] !== null)
  const values = columns.map((name) => changed[name] ?? name)
  database.exec(`insert into ${table} (${columns.join()}) select ${values.join()} from ${table}`)
}

const numberOf = (database: Connection, query: string): number =>
  Number(Object.values(database.prepare(query).all()[0] ?? {})[0])
