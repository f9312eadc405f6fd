// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  const path = join(dataDir, 'start.pid')
  for (;;) {
    try {
      // `wx` creates the file or fails: of two starts at the same moment only one succeeds.
      writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 })
      process.on('exit', () => rmSync(path, { force: true }))
      return null
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    // The other process may have created the file, but not written its id yet.
    const holder = readPid(path) ?? (await wait(100).then(() => readPid(path)))
    if (holder !== null && holder !== process.pid && isStart(holder)) return holder
    // A killed process left the file.
    rmSync(path, { force: true })
  }
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
    return /scripts\/(start|start-cms|dev)\.mjs/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
