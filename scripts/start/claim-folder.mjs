// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * One start on a data folder at a time: two CMS on one SQLite file would break each other's migrations. The claim ends
 * with the process, however it ends.
 * @param {string} dataDir
 * @returns {Promise<number | null>} the process that has the folder; null: this one has it now
 */
export async function claimFolder(dataDir) {
  const path = join(dataDir, 'start.pid')
  for (;;) {
    try {
      // `wx` makes the file or fails: of two starts at the same moment one gets it.
      writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 })
      process.on('exit', () => rmSync(path, { force: true }))
      return null
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    // Made a moment ago, its number may not be written yet.
    const holder = readPid(path) ?? (await wait(100).then(() => readPid(path)))
    if (holder !== null && holder !== process.pid && isStart(holder)) return holder
    // Left by one that was killed.
    rmSync(path, { force: true })
  }
}

/** @param {string} path */
function readPid(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || null
  } catch {
    return null // It was given up in this very moment.
  }
}

/** Numbers of processes come again, in containers nearly always: where the system tells, its command is looked at. */
function isStart(/** @type {number} */ pid) {
  try {
    return /scripts\/(start|dev)\.mjs/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return isAlive(pid) // There is no such process, or no /proc.
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
