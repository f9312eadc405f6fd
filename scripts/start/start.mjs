// @ts-check
import { databaseKind } from '../backup/database.mjs'
import { scheduleBackups } from '../backup/schedule-backups.mjs'
import { isDamaged } from '../backup/sqlite.mjs'
import { build } from '../build/build.mjs'
import { checkNode } from '../build/check-node.mjs'
import { install } from '../build/install.mjs'
import { holdLines } from '../log/hold-lines.mjs'
import { createRelay } from '../log/relay-output.mjs'
import { findFreePort } from '../process/ports.mjs'
import { createPrivateFiles } from '../process/private-files.mjs'
import { readSettings } from '../settings/settings.mjs'
import { backUpBeforeMigration } from './back-up-before-migration.mjs'
import { checkPorts } from './checks/check-ports.mjs'
import { openDataFolder } from './data-folder.mjs'
import { lockDataFolder } from './lock-data-folder.mjs'
import { adminOrigin, printAddresses } from './print-addresses.mjs'
import { hostInUrl, startCms, startSite } from './programs/start-programs.mjs'
import { readCmsStatus } from './read-cms-status.mjs'
import { seedDemoOnce } from './seed-demo-once.mjs'
import { siteLocales } from './site-locales.mjs'
import { findDatabase, waitForDatabase } from './start-without-database.mjs'
import { stopOnSignal } from './stop/stop-on-signal.mjs'
import { stopPrograms } from './stop/stop-programs.mjs'
import { stopWithNpm } from './stop/stop-with-npm.mjs'

/** @typedef {'production' | 'development'} Mode development: with live reload */
/** @typedef {import('../settings/settings.mjs').Settings<'start'>} Settings */

/**
 * Installs, builds and starts Tessera, prints its addresses and adds the demo content. The programs run until a signal.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {Mode} [mode]
 * @throws {import('../cli/command-error.mjs').CommandError | import('../settings/setting-error.mjs').SettingError}
 */
export async function start(root, env, mode = 'production') {
  // install() checks it too, but a data folder would exist by then.
  checkNode(process.version)
  const settings = readSettings('start', { env, root, locales: siteLocales(root) })
  await checkPorts(settings)
  const data = openDataFolder(settings.dataDir)
  // Before the build: a second start within that minute would write to the same database.
  await lockDataFolder(settings.dataDir)

  await install(root)
  const database = await findDatabase(settings)
  if (mode === 'production') await build(root)
  // Not earlier: other users may use the installed packages and the build.
  createPrivateFiles()
  if (database === 'reachable') await backUpBeforeMigration(root, settings)

  // The site starts to listen later.
  const cmsPort = settings.cmsPort ?? (await findFreePort({ reserved: settings.port }))
  const cmsUrl = `http://${hostInUrl(settings.cmsHost)}:${cmsPort}`
  data.saveRunning({ pid: process.pid, siteUrl: settings.siteUrl, cmsUrl })
  /** @type {import('./stop/stop-programs.mjs').Program[]} */
  const programs = []
  const { hold, release } = holdLines()
  const { drainSeconds, siteUrl, backupDir, backupAt, logLevel } = settings
  const { log } = createRelay({ program: 'start', level: logLevel })
  stopOnSignal(programs, { drainSeconds, onStopped: () => data.clearRunning() })
  stopWithNpm()
  try {
    const metricsToken = settings.metricsToken ?? data.metricsToken()
    const site = startSite({ root, settings, cmsUrl, metricsToken, mode, hold })
    programs.push(site)
    if (database === 'unreachable') {
      release()
      await waitForDatabase({ site, settings, report: (message) => log('error', message) })
      await backUpBeforeMigration(root, settings)
    }
    const cms = startCms({ root, settings, data, cmsUrl, mode, hold })
    programs.push(cms)
    const problem = await becomeReady({ cms, site, databaseUrl: settings.databaseUrl })
    if (problem !== null) {
      // The program has printed why, and tries again and again.
      release()
      log('error', `${problem} The site serves what it last knew: ${siteUrl}`)
      return
    }
    const status = await readCmsStatus({ cmsUrl, token: data.internalApiToken() })
    if (database === 'reachable')
      printAddresses({ settings, cmsUrl, setupToken: status.users ? null : data.setupToken() })
    else log('info', `The database answers. The admin is at ${adminOrigin(settings, cmsUrl)}/admin`)
    release()
    await seedDemoOnce({ settings, data, cmsUrl, status, log })
    if (mode === 'production') scheduleBackups({ root, backupDir, time: backupAt, level: logLevel })
  } catch (error) {
    release()
    await stopPrograms(programs, 0)
    data.clearRunning()
    throw error
  }
}

/**
 * @param {{ cms: ReturnType<typeof startCms>, site: ReturnType<typeof startSite>, databaseUrl: string }} programs
 * @returns {Promise<string | null>} what does not work although the site serves its visitors; null: both programs work
 */
async function becomeReady({ cms, site, databaseUrl }) {
  let problem = 'The CMS does not run.'
  try {
    // One after the other: a migration may keep the site from reading.
    await cms.ready()
    problem = 'The site cannot read the database.'
    await site.ready()
    return null
  } catch (error) {
    if (await site.servesSnapshot()) return problem
    // What the site reads may be intact where the CMS needs more.
    if ((await hasDamage(databaseUrl)) && (await site.followsDatabase())) return problem
    throw error
  }
}

/** @param {string} databaseUrl */
const hasDamage = async (databaseUrl) =>
  databaseKind(databaseUrl) === 'sqlite' && isDamaged(databaseUrl)
