// @ts-check
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SettingError } from './settings.mjs'

/** How long a PostgreSQL that is only starting is waited for, ms. */
const PATIENCE = 10_000
const EVERY = 500
/** The server's own words for "not you": waiting changes nothing. The first is a wrong password. */
const REFUSED = new Set(['28P01', '28000'])
/** The CMS makes a database that is not there. */
const NO_DATABASE = '3D000'

/**
 * The database can be had: otherwise the CMS would end over and over, with a page of stack each time.
 * @param {string} url
 * @param {number} [patience] ms
 * @throws {SettingError}
 */
export async function checkDatabase(url, patience = PATIENCE) {
  if (url.startsWith('file:')) return checkFile(url.slice('file:'.length))
  const end = performance.now() + patience
  for (;;) {
    const { code, message } = await connect(url)
    if (code === null || code === NO_DATABASE) return
    if (REFUSED.has(code) || performance.now() > end)
      throw new SettingError(
        `DATABASE_URL names a PostgreSQL that does not let us in: ${message}. Start it, or correct the address, the user or the password.`,
      )
    await wait(EVERY)
  }
}

/** @param {string} url @returns {Promise<{ code: string | null, message: string }>} null: connected */
async function connect(url) {
  // Only now: it is not installed before the first start.
  const { default: pg } = await import('pg')
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {}) // Told by connect() as well.
    await client.connect()
    await client.end()
    return { code: null, message: '' }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const code = 'code' in error ? String(error.code) : ''
    return { code, message: error.message || code }
  }
}

/** @param {string} path */
function checkFile(path) {
  try {
    mkdirSync(dirname(path), { recursive: true })
    // SQLite writes beside the file, too.
    accessSync(dirname(path), constants.W_OK)
    if (!existsSync(path)) return
    accessSync(path, constants.R_OK | constants.W_OK)
    if (statSync(path).isFile()) return
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : String(error)
    throw new SettingError(
      `DATABASE_URL must name a file that can be written; "${path}" cannot (${reason}). Give its user the right, or name another file.`,
    )
  }
  throw new SettingError(`DATABASE_URL must name a file; "${path}" is a folder.`)
}
