import { getPayload, type Payload } from 'payload'
import { SettingError } from '../../../scripts/settings/setting-error.mjs'
import { sendHeartbeats } from '../../../scripts/process/heartbeat.mjs'
import { createPrivateFiles } from '../../../scripts/process/private-files.mjs'
import { forgetPeople } from '../audit-log/forget-people'
import { forgetBulkChanges } from '../bulk-changes/forget-bulk-changes'
import { keepBucket } from '../bucket/keep-bucket'
import { continueDeletionTime, noteDeletionTime } from '../clock/deletion-time'
import { describeDamage } from '../database/describe-damage'
import { forgetIdempotencyKeys } from '../idempotency-keys/forget-keys'
import { removeOrphanedFiles } from '../images/files/remove-orphaned-files'
import { removePartialFiles } from '../images/files/remove-partial-files'
import { removeExportFiles } from '../exports/export-files'
import { importsOf } from '../imports/imports'
import { imageQueue } from '../images/processing/queue'
import { republish } from '../publish/republish/republish'
import { retryRefused } from '../scheduled-publishing/retry-refused'
import { purgeTrash } from '../trash/purge-trash'
import { removeExpiredSessions } from '../users/sessions/session-store'
import { readSettings } from '../settings'
import { checkDatabaseFile, rememberDatabaseFile, UnusableDatabase } from './check-database-file'

/** Starts Payload with scheduled publishing. Prints why the program cannot start, and ends it. */
export async function startCms(): Promise<void> {
  try {
    createPrivateFiles()
    const settings = readSettings(process.env, process.cwd())
    const { auditLogDays, dataDir } = settings
    checkDatabaseFile(settings)
    const { default: config } = await import('../payload.config')
    const payload = await getPayload({ config, cron: true })
    rememberDatabaseFile(settings)
    await removePartialFiles(dataDir).catch(logError(payload, CLEANUP_FAILED))
    sendHeartbeats()
    // Not awaited: the site serves what is published meanwhile.
    void repair(payload, dataDir)
    void keepBucket(payload, dataDir)
    void imageQueue({ payload, dataDir }).start().catch(logError(payload, IMAGES_FAILED))
    void removeExportFiles(dataDir).catch(logError(payload, CLEANUP_FAILED))
    void importsOf({ payload, settings }).start().catch(logError(payload, IMPORTS_FAILED))
    await continueDeletionTime(payload)
    const noteTime = () => noteDeletionTime(payload).catch(logError(payload, TIME_FAILED))
    setInterval(noteTime, CLEANUP_INTERVAL_MS).unref()
    const purge = () => purgeTrash(payload).catch(logError(payload, PURGE_FAILED))
    void purge()
    setInterval(purge, CLEANUP_INTERVAL_MS).unref()
    const forget = () => forgetPeople(payload, auditLogDays).catch(logError(payload, FORGET_FAILED))
    void forget()
    setInterval(forget, CLEANUP_INTERVAL_MS).unref()
    const forgetSessions = () =>
      removeExpiredSessions(payload).catch(logError(payload, SESSIONS_FAILED))
    void forgetSessions()
    setInterval(forgetSessions, CLEANUP_INTERVAL_MS).unref()
    const forgetChanges = () => forgetBulkChanges(payload).catch(logError(payload, CHANGES_FAILED))
    setInterval(forgetChanges, CLEANUP_INTERVAL_MS).unref()
    const forgetKeys = () => forgetIdempotencyKeys(payload).catch(logError(payload, KEYS_FAILED))
    setInterval(forgetKeys, CLEANUP_INTERVAL_MS).unref()
    const removeFiles = () =>
      removeOrphanedFiles(payload, dataDir).catch(logError(payload, CLEANUP_FAILED))
    setInterval(removeFiles, CLEANUP_INTERVAL_MS).unref()
    const retry = () => retryRefused(payload).catch(logError(payload, RETRY_FAILED))
    setInterval(retry, RETRY_INTERVAL_MS).unref()
  } catch (error) {
    console.error(describe(error))
    process.exit(1)
  }
}

/** One sentence where it says what to do; else the error with its stack. */
const describe = (error: unknown): unknown =>
  error instanceof SettingError || error instanceof UnusableDatabase
    ? error.message
    : (describeDamage(error) ?? error)

/** An interrupted video upload can leave hundreds of megabytes. */
const CLEANUP_INTERVAL_MS = 60 * 60 * 1000

const IMAGES_FAILED = 'Images that wait for their sizes could not be found.'
const IMPORTS_FAILED = 'Interrupted imports could not be continued.'
const TIME_FAILED = 'The date that deletions go by could not be noted.'
const PURGE_FAILED = 'The trash could not be emptied.'
const FORGET_FAILED = 'Names could not be removed from the audit log.'
const SESSIONS_FAILED = 'Expired sessions could not be removed.'
const CHANGES_FAILED = 'Old changes of many documents could not be removed.'
const KEYS_FAILED = 'Old idempotency keys could not be removed.'
const CLEANUP_FAILED = 'Orphaned files could not be removed.'

/** The form of a document says "every half minute". */
const RETRY_INTERVAL_MS = 30_000
const RETRY_FAILED = 'Refused publications could not be tried again.'

const logError = (payload: Payload, msg: string) => (error: unknown) =>
  payload.logger.error({ err: error, msg })

/** Publishes what is out of date, and removes the files of interrupted uploads. */
async function repair(payload: Payload, dataDir: string): Promise<void> {
  try {
    // The first start publishes the globals.
    const isFirst = !(await hasPublications(payload))
    const { documents, written } = await republish(payload, { inBackground: true })
    if (written && !isFirst)
      payload.logger.warn(
        `Some of ${documents} documents were out of date: ${written} rows were written.`,
      )
    await removeOrphanedFiles(payload, dataDir)
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The repair at startup failed.' })
  }
}

async function hasPublications({ db }: Payload): Promise<boolean> {
  const { docs } = await db.find({ collection: 'publications', limit: 1, pagination: false })
  return docs.length > 0
}
