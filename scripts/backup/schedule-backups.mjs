// @ts-check
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setPriority } from 'node:os'
import { listBackups } from './list-backups.mjs'

/** ms */
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** ms */
const SOON = 60 * MINUTE
/** The time after a start until a missed backup is made, so that the start itself is not slowed down, ms. */
const CATCH_UP_AFTER = 10 * MINUTE
/** Lower than the programs that visitors and editors wait for. */
const LOW_PRIORITY = 10

/**
 * Makes a backup every day at a time. A backup that fails is reported, and the next day's is made all the same.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.backupDir
 * @param {{ hours: number, minutes: number } | null} options.time null: never
 */
export function scheduleBackups({ root, backupDir, time }) {
  if (!time) return
  const scheduleNext = () => {
    const delay = nextBackup({ now: new Date(), time }).getTime() - Date.now()
    // Timers have 32 bits and may be late, for example after the machine slept.
    setTimeout(async () => {
      await runBackup(root)
      scheduleNext()
    }, delay).unref()
  }
  scheduleNext()
  if (isMissed({ now: new Date(), backupDir, time }))
    setTimeout(() => runBackup(root), CATCH_UP_AFTER).unref()
}

/** @param {{ now: Date, time: { hours: number, minutes: number } }} options */
export function nextBackup({ now, time: { hours, minutes } }) {
  const next = new Date(now)
  next.setHours(hours, minutes, 0, 0)
  if (next <= now) next.setDate(next.getDate() + 1)
  return next
}

/**
 * Whether the last automatic backup is older than a day, or there is none and the next one is not soon: a machine that is
 * always off at that time would never get its first one.
 * @param {{ now: Date, backupDir: string, time: { hours: number, minutes: number } }} options
 */
export function isMissed({ now, backupDir, time }) {
  const last = listBackups(backupDir)
    .filter(({ manifest }) => manifest.automatic)
    .at(-1)
  if (last) return now.getTime() - Date.parse(last.manifest.createdAt) > DAY
  return nextBackup({ now, time }).getTime() - now.getTime() > SOON
}

/** In a process of its own, since hashing media would delay the restart of a program. @param {string} root */
function runBackup(root) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts/backup.mjs'), '--automatic'], {
      cwd: root,
      stdio: 'inherit',
    })
    if (child.pid) setPriority(child.pid, LOW_PRIORITY)
    child.on('error', (error) => console.error(`The backup failed: ${error.message}`))
    child.on('close', resolve)
  })
}
