// @ts-check
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SettingError } from '../../settings/setting-error.mjs'

/** How long to wait for a PostgreSQL server that is still starting. */
const CONNECT_TIMEOUT_MS = 10_000
const RETRY_INTERVAL_MS = 500
/** PostgreSQL's codes for a wrong password and a refused user: a retry would not help. */
const ACCESS_DENIED = new Set(['28P01', '28000'])
/** The CMS creates a missing database. */
const NO_SUCH_DATABASE = '3D000'

/** No PostgreSQL server accepts the connection at present. The settings may be right. */
export class UnreachableDatabaseError extends SettingError {
  /** @override */
  name = 'UnreachableDatabaseError'
}

/**
 * Checks that the database is usable. Without it the CMS would restart again and again, each time with a long stack.
 * @param {string} url
 * @param {number} [timeoutMs]
 * @throws {SettingError} an UnreachableDatabaseError after the timeout
 */
export async function checkDatabase(url, timeoutMs = CONNECT_TIMEOUT_MS) {
  if (url.startsWith('file:')) return checkFile(url.slice('file:'.length))
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const { code, message } = await connect(url)
    if (code === null || code === NO_SUCH_DATABASE) return
    if (ACCESS_DENIED.has(code)) throw new SettingError(...describeFailure(message))
    if (performance.now() > deadline)
      throw new UnreachableDatabaseError(...describeFailure(message))
    await wait(RETRY_INTERVAL_MS)
  }
}

/** @param {string} message @returns {ConstructorParameters<typeof SettingError>} */
const describeFailure = (message) => [
  'DATABASE_URL',
  'must name a PostgreSQL server that accepts the connection',
  `the connection failed: ${message}`,
  'Start the server, or correct the address, the user or the password.',
]

/** @param {string} url @returns {Promise<{ code: string | null, message: string }>} code null: connected */
async function connect(url) {
  // Imported here, because it is not installed before the first start.
  const { default: pg } = await import('pg')
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {}) // connect() rejects with the same error.
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
    // SQLite creates more files beside the database.
    accessSync(dirname(path), constants.W_OK)
    if (!existsSync(path)) return
    accessSync(path, constants.R_OK | constants.W_OK)
    if (statSync(path).isFile()) return
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : String(error)
    throw new SettingError(
      'DATABASE_URL',
      'must name a writable file',
      `"${path}" is not (${reason})`,
      'Grant its user write access, or name another file.',
    )
  }
  throw new SettingError('DATABASE_URL', 'must name a file', `"${path}" is a folder`)
}
