// @ts-check
import { once } from 'node:events'
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
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
  const endTurn = await takeTurn(dataDir)
  try {
    return await createOrRead(dataDir)
  } finally {
    endTurn()
  }
}

/**
 * Waits until no other start looks at the lock of this folder, because two could replace the file of a killed one at once.
 * An abstract socket of Linux ends with its process, and needs no package. Other systems have the checks below alone.
 * @param {string} dataDir
 * @returns {Promise<() => void>} ends the turn
 */
async function takeTurn(dataDir) {
  if (process.platform !== 'linux') return () => {}
  const { dev, ino } = statSync(dataDir)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const server = createServer().listen(`\0tessera-lock-${dev}-${ino}`)
    // Rejects with the error of a name that is in use.
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (isListening) return () => void server.close()
    await wait(ATTEMPT_INTERVAL_MS)
  }
  return () => {}
}

/** Two seconds, while several starts take their turns of `SETTLED_MS`. */
const MAX_ATTEMPTS = 200
const ATTEMPT_INTERVAL_MS = 10

/** @param {string} dataDir @returns {Promise<number | null>} as `tryToLock` */
async function createOrRead(dataDir) {
  const path = join(dataDir, 'start.pid')
  for (;;) {
    if (create(path)) {
      // Another start may be replacing the file of a killed one, and have taken this one for it.
      await wait(SETTLED_MS)
      if (readPid(path) !== process.pid) continue
      process.on('exit', () => readPid(path) === process.pid && rmSync(path, { force: true }))
      return null
    }
    // The other process may have created the file, but not written its id yet.
    const holder = readPid(path) ?? (await wait(SETTLED_MS).then(() => readPid(path)))
    if (holder !== null && holder !== process.pid && isStart(holder)) return holder
    removeLeft(path, holder)
  }
}

/** ms. Within it, another process has written the file that it creates, or put back the one that it moved. */
const SETTLED_MS = 100

/** @param {string} path @returns {boolean} whether there was none */
function create(path) {
  try {
    // `wx` creates the file or fails: of two starts at the same moment only one succeeds.
    writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (isError(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Removes the file that a killed process left, unless another start has replaced it since it was read.
 * @param {string} path
 * @param {number | null} holder what was read
 */
function removeLeft(path, holder) {
  // Reading it again leaves less time in which another start can replace it.
  if (readPid(path) !== holder) return
  const moved = `${path}.${process.pid}`
  try {
    // Of several processes one succeeds for each file.
    renameSync(path, moved)
    if (readPid(moved) !== holder) linkSync(moved, path)
  } catch (error) {
    if (!isError(error, 'ENOENT') && !isError(error, 'EEXIST')) throw error
  }
  rmSync(moved, { force: true })
}

/** @param {string} path */
function readPid(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || null
  } catch {
    return null // The other process has just removed the file.
  }
}

/** Systems reuse process ids, so the command line is checked where /proc has it. @param {number} pid */
function isStart(pid) {
  try {
    return /scripts\/commands\/(start|start\/cms|dev)\.mjs/.test(
      readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
    )
  } catch {
    return isAlive(pid) // No such process, or no /proc.
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return isError(error, 'EPERM')
  }
}

/** @param {unknown} error @param {string} code */
const isError = (error, code) => error instanceof Error && 'code' in error && error.code === code
