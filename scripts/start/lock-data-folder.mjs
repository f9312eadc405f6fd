// @ts-check
import Database from 'libsql'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CommandError } from '../cli/command-error.mjs'

/**
 * Lets one start at a time use a data folder: the migrations of two CMS would corrupt one SQLite file. The lock ends
 * with this process.
 * @param {string} dataDir
 * @throws {CommandError} when another start holds the lock
 */
export async function lockDataFolder(dataDir) {
  const holder = await tryToLock(dataDir)
  if (holder !== null)
    throw new CommandError(
      `Tessera already runs on this data (process ${holder}). Stop it, or set DATA_DIR to another folder.`,
    )
}

/**
 * @param {string} dataDir
 * @returns {Promise<number | null>} the process that holds the lock; null: this process holds it now
 */
export async function tryToLock(dataDir) {
  const pidFile = join(dataDir, 'start.pid')
  while (!lockFile(join(dataDir, 'start.lock'))) {
    // The other process may have taken the lock, but not written its id yet; or it is just ending.
    await wait(SETTLED_MS)
    if (existsSync(pidFile)) return Number(readFileSync(pidFile, 'utf8'))
  }
  writeFileSync(pidFile, String(process.pid), { mode: 0o600 })
  process.on('exit', () => rmSync(pidFile, { force: true }))
  return null
}

/** ms. Within it, another process has written its id. */
const SETTLED_MS = 100

/** Until this process ends. @type {Database.Database[]} */
const held = []

/**
 * Locks a file as SQLite does: the operating system ends the lock with the process, however that ends.
 * @param {string} path @returns {boolean} whether no other process had locked it
 */
function lockFile(path) {
  // SQLite gives its journal the permissions of the file.
  writeFileSync(path, '', { flag: 'a', mode: 0o600 })
  const database = new Database(path)
  try {
    database.exec('BEGIN EXCLUSIVE')
    held.push(database)
    return true
  } catch (error) {
    database.close()
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return false
    throw error
  }
}
