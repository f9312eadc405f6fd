// @ts-check
import { chmodSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { CommandError } from '../cli/command-error.mjs'
import { CommandFailedError, captureOutput } from '../process/run-command.mjs'
import { MEDIA_FILES } from './media-files.mjs'

/** @typedef {import('./manifest.mjs').RowCounts} RowCounts */

/** PostgreSQL's code for a database that does not exist. */
const NO_SUCH_DATABASE = '3D000'

/** @param {string} url @param {string} file @returns {Promise<RowCounts>} */
export const dump = (url, file) =>
  connected(url, async (client) => {
    // pg_dump reads the state of this transaction, so its rows are those that are counted here.
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query('select pg_export_snapshot() as snapshot')
    const counts = await countTables(client)
    await run('pg_dump', url, [
      ...['--format=custom', '--no-owner', '--no-privileges'],
      `--snapshot=${rows[0].snapshot}`,
      `--file=${file}`,
    ])
    chmodSync(file, 0o600)
    return counts
  })

/** @param {string} file @param {string} url */
export async function restore(file, url) {
  await createDatabase(url)
  await run('pg_restore', url, [
    ...['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'],
    file,
  ])
}

/** @param {string} url */
export async function isEmpty(url) {
  try {
    const tables = await connected(url, tableNames)
    return tables.length === 0
  } catch (error) {
    if (codeOf(error) === NO_SUCH_DATABASE) return true
    throw error
  }
}

/** @param {string} url */
export const countRows = (url) => connected(url, countTables)

/** @param {string} url */
export async function appliedMigrations(url) {
  if (await isEmpty(url)) return []
  return connected(url, async (client) => {
    if (!(await tableNames(client)).includes('payload_migrations')) return []
    const { rows } = await client.query('select name from payload_migrations')
    return rows.map(({ name }) => String(name))
  })
}

/** @param {string} url */
export const mediaFiles = (url) =>
  connected(url, async (client) => {
    const { rows } = await client.query({ text: MEDIA_FILES, rowMode: 'array' })
    return rows.map(([path]) => String(path))
  })

/** @type {import('./database.mjs').BackupDatabase['withScratch']} */
export async function withScratch(_folder, url, task) {
  const scratch = new URL(url)
  scratch.pathname = `/tessera_backup_check_${randomBytes(6).toString('hex')}`
  try {
    return await task(scratch.href)
  } finally {
    await onServer(scratch.href, (client, name) => client.query(`drop database if exists ${name}`))
  }
}

/** Creates the database of a URL if it is missing. @param {string} url */
async function createDatabase(url) {
  try {
    await connected(url, async () => undefined)
  } catch (error) {
    if (codeOf(error) !== NO_SUCH_DATABASE) throw error
    await onServer(url, (client, name) => client.query(`create database ${name}`))
  }
}

/**
 * Connects to the server's own database, since a database cannot be created or dropped from within.
 * @param {string} url
 * @param {(client: import('pg').Client, name: string) => Promise<unknown>} task name: the URL's database, quoted
 */
async function onServer(url, task) {
  const server = new URL(url)
  const name = decodeURIComponent(server.pathname.slice(1))
  server.pathname = '/postgres'
  try {
    await connected(server.href, (client) => task(client, client.escapeIdentifier(name)))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(
      `The backup is checked by restoring it into a temporary database, which could not be created: ${reason}. Grant its user CREATEDB.`,
    )
  }
}

/** @param {import('pg').Client} client @returns {Promise<RowCounts>} */
async function countTables(client) {
  /** @type {[string, number][]} */
  const counts = []
  for (const name of await tableNames(client)) {
    const { rows } = await client.query(`select count(*) from ${client.escapeIdentifier(name)}`)
    counts.push([name, Number(rows[0].count)])
  }
  return Object.fromEntries(counts)
}

/** @param {import('pg').Client} client @returns {Promise<string[]>} */
async function tableNames(client) {
  const { rows } = await client.query(
    "select tablename from pg_tables where schemaname = 'public' order by tablename",
  )
  return rows.map(({ tablename }) => tablename)
}

/**
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} task
 */
async function connected(url, task) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await task(client)
  } finally {
    await client.end()
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Other users of the machine can read the arguments of a process, so the password is passed in its environment.
 * @param {'pg_dump' | 'pg_restore'} program
 * @param {string} url of the database
 * @param {string[]} args
 */
async function run(program, url, args) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = password ? { ...process.env, PGPASSWORD: password } : process.env
  try {
    await captureOutput(program, [`--dbname=${address.href}`, ...args], { cwd: '/', env })
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new CommandError(
        `Backups of PostgreSQL need ${program}. Install PostgreSQL's client programs (on Debian: apt install postgresql-client).`,
      )
    if (error instanceof CommandFailedError)
      throw new CommandError(`${program} failed:\n${error.output.trim()}`)
    throw error
  }
}
