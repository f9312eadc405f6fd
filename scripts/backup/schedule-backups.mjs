// @ts-check
import { join } from 'node:path'
import { createRelay } from '../log/relay-output.mjs'
import { captureOutput, CommandFailedError } from '../process/run-command.mjs'
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
 * Makes a backup every day at a time. A backup that fails is a line of the log with its cause, and the next day's is made
 * all the same.
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.backupDir
 * @param {{ hours: number, minutes: number } | null} options.time null: never
 * @param {string} [options.level] the setting LOG_LEVEL
 */
export function scheduleBackups({ root, backupDir, time, level }) {
  if (!time) return
  const { log } = createRelay({ program: 'backup', level })
  const scheduleNext = () => {
    const delay = nextBackup({ now: new Date(), time }).getTime() - Date.now()
    // Timers have 32 bits and may be late, for example after the machine slept.
    setTimeout(async () => {
      await runBackup(root, log)
      scheduleNext()
    }, delay).unref()
  }
  scheduleNext()
  if (isMissed({ now: new Date(), backupDir, time }))
    setTimeout(() => runBackup(root, log), CATCH_UP_AFTER).unref()
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

/** In a process of its own, since hashing media would delay the restart of a program. @param {string} root @param {ReturnType<typeof createRelay>['log']} log */
async function runBackup(root, log) {
  try {
    const args = [join(root, 'scripts/commands/backup.mjs'), '--automatic']
    const output = await captureOutput(process.execPath, args, {
      cwd: root,
      priority: LOW_PRIORITY,
    })
    log('info', output.trim())
  } catch (error) {
    log('error', `The backup failed: ${causeOf(error)}`)
  }
}

/** @param {unknown} error */
function causeOf(error) {
  if (error instanceof CommandFailedError) return error.output.trim() || error.message
  return error instanceof Error ? error.message : String(error)
}
