// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SettingError } from '../settings/setting-error.mjs'
import { checkDatabase, UnreachableDatabaseError } from './checks/check-database.mjs'

/** The file of the site in SITE_CACHE_DIR. */
export const SNAPSHOT_FILE = 'publications.snapshot'

const RETRY_DELAY_MS = 2000

/**
 * Whether the start goes on without the database, because there is a snapshot that the site can serve.
 * @param {Pick<import('./start.mjs').Settings, 'databaseUrl' | 'siteCacheDir'>} settings
 * @param {typeof checkDatabase} [check]
 * @returns {Promise<'reachable' | 'unreachable'>}
 * @throws {SettingError} when the settings are wrong, or there is no snapshot
 */
export async function findDatabase({ databaseUrl, siteCacheDir }, check = checkDatabase) {
  try {
    await check(databaseUrl)
    return 'reachable'
  } catch (error) {
    const hasSnapshot = existsSync(join(siteCacheDir, SNAPSHOT_FILE))
    if (error instanceof UnreachableDatabaseError && hasSnapshot) return 'unreachable'
    throw error
  }
}

/**
 * Waits for the database while the site serves its snapshot.
 * @param {object} options
 * @param {Pick<ReturnType<typeof import('./programs/start-programs.mjs').startSite>, 'listening' | 'servesSnapshot'>} options.site
 * @param {Pick<import('./start.mjs').Settings, 'databaseUrl' | 'siteUrl'>} options.settings
 * @param {(message: string) => void} options.report called after each failed attempt
 * @param {typeof checkDatabase} [options.check]
 * @param {number} [options.retryDelayMs]
 * @throws {SettingError} when the database is unreachable and the site cannot serve the snapshot, such as that of another version
 */
export async function waitForDatabase({ site, settings, report, ...options }) {
  const { check = checkDatabase, retryDelayMs = RETRY_DELAY_MS } = options
  const { databaseUrl, siteUrl } = settings
  await site.listening()
  // Another snapshot than that of this version, or the database has come back.
  if (!(await site.servesSnapshot())) return check(databaseUrl)
  for (;;) {
    try {
      return await check(databaseUrl)
    } catch (error) {
      if (!(error instanceof SettingError)) throw error
      report(`${error.message} The site serves what it last knew: ${siteUrl}`)
    }
    await wait(retryDelayMs)
  }
}
