// @ts-check
import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '../cli/command-error.mjs'
import { MEDIA_FILES } from './media-files.mjs'

/** @param {string} url */
const pathOf = (url) => url.slice('file:'.length)

/** @param {string} url @param {string} file */
export async function dump(url, file) {
  if (!existsSync(pathOf(url)))
    throw new CommandError(`There is no database at "${pathOf(url)}". Start Tessera once first.`)
  // One statement, hence one state of the database; others can write meanwhile.
  await query(pathOf(url), (database) => database.prepare('vacuum into ?').run([file]))
  chmodSync(file, 0o600)
  return countRows(`file:${file}`)
}

/** @param {string} file @param {string} url */
export async function restore(file, url) {
  mkdirSync(dirname(pathOf(url)), { recursive: true, mode: 0o700 })
  copyFileSync(file, pathOf(url))
  chmodSync(pathOf(url), 0o600)
}

/** @param {string} url */
export const isEmpty = async (url) => !existsSync(pathOf(url))

/** @param {string} url @returns {Promise<import('./manifest.mjs').RowCounts>} */
export const countRows = (url) =>
  query(pathOf(url), (database) => {
    const problems = texts(database.prepare('pragma integrity_check').all())
    if (problems.join() !== 'ok')
      throw new CommandError(`The copy of the database is damaged: ${problems[0]}`)
    const tables = texts(
      database
        .prepare(
          "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
        )
        .all(),
    )
    return Object.fromEntries(
      tables.map((table) => [
        table,
        Number(texts(database.prepare(`select count(*) from "${table}"`).all())[0]),
      ]),
    )
  })

/** Whether some pages of a database cannot be read. It reads all of them. @param {string} url */
export async function isDamaged(url) {
  if (!existsSync(pathOf(url))) return false
  try {
    return await query(
      pathOf(url),
      (database) => texts(database.prepare('pragma quick_check(1)').all()).join() !== 'ok',
    )
  } catch (error) {
    return /disk image is malformed|not a database/.test(String(error))
  }
}

/** @param {string} url */
export const appliedMigrations = async (url) =>
  existsSync(pathOf(url))
    ? query(pathOf(url), (database) => {
        const [table] = database.prepare(FIND_MIGRATIONS).all()
        return table ? texts(database.prepare('select name from payload_migrations').all()) : []
      })
    : []

const FIND_MIGRATIONS = "select name from sqlite_schema where name = 'payload_migrations'"

/** @param {string} url */
export const mediaFiles = (url) =>
  query(pathOf(url), (database) => texts(database.prepare(MEDIA_FILES).all()))

/** @type {import('./database.mjs').BackupDatabase['withScratch']} */
export const withScratch = (folder, _url, task) => task(`file:${join(folder, 'tessera.db')}`)

/** The first column of each row. @param {unknown[]} rows @returns {string[]} */
const texts = (rows) => rows.map((row) => String(Object.values(/** @type {object} */ (row))[0]))

/**
 * @template T
 * @param {string} path
 * @param {(database: import('libsql').Database) => T} task
 */
async function query(path, task) {
  const { default: Database } = await import('libsql')
  const database = new Database(path, { timeout: 5000 })
  try {
    return task(database)
  } finally {
    database.close()
  }
}
