// @ts-check
import { scheduleBackups } from '../backup/schedule-backups.mjs'
import { build } from '../build/build.mjs'
import { checkNode } from '../build/check-node.mjs'
import { install } from '../build/install.mjs'
import { CommandError } from '../cli/command-error.mjs'
import { findFreePort } from '../process/ports.mjs'
import { createPrivateFiles } from '../process/private-files.mjs'
import { readSettings } from '../settings/settings.mjs'
import { backUpBeforeMigration } from './back-up-before-migration.mjs'
import { checkDatabase } from './checks/check-database.mjs'
import { checkPorts } from './checks/check-ports.mjs'
import { openDataFolder } from './data-folder.mjs'
import { lockDataFolder } from './lock-data-folder.mjs'
import { startCms, startSite } from './programs.mjs'
import { readCmsStatus } from './read-cms-status.mjs'
import { seedDemoOnce } from './seed-demo-once.mjs'
import { siteLocales } from './site-locales.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

/** @typedef {'production' | 'development'} Mode development: with live reload */
/** @typedef {import('../settings/settings.mjs').Settings<'start'>} Settings */

/**
 * Installs, builds and starts Tessera, prints its addresses and adds the demo content. The programs run until a signal.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {Mode} [mode]
 * @throws {CommandError | import('../settings/setting-error.mjs').SettingError}
 */
export async function start(root, env, mode = 'production') {
  // install() checks it too, but a data folder would exist by then.
  checkNode(process.version)
  const settings = readSettings('start', { env, root, locales: siteLocales(root) })
  await checkPorts(settings)
  const data = openDataFolder(settings.dataDir)
  // Before the build: a second start within that minute would write to the same database.
  const holder = await lockDataFolder(settings.dataDir)
  if (holder !== null)
    throw new CommandError(
      `Tessera already runs on this data (process ${holder}). Stop it, or set DATA_DIR to another folder.`,
    )

  await install(root)
  await checkDatabase(settings.databaseUrl)
  if (mode === 'production') await build(root)
  // Not earlier: other users may use the installed packages and the build.
  createPrivateFiles()
  await backUpBeforeMigration(root, settings)

  const cmsUrl = `http://127.0.0.1:${settings.cmsPort ?? (await findFreePort())}`
  data.saveRunning({ pid: process.pid, siteUrl: settings.siteUrl, cmsUrl })
  /** @type {{ stop: () => Promise<void> }[]} */
  const programs = []
  stopOnSignal(programs, data)
  stopWithNpm()
  try {
    const cms = startCms({ root, settings, data, cmsUrl, mode })
    const site = startSite({ root, settings, data, cmsUrl, mode })
    programs.push(site, cms)
    try {
      await Promise.all([cms.ready(), site.ready()])
    } catch (error) {
      if (!(await site.servesSnapshot())) throw error
      // The CMS has printed why, and is started again and again.
      console.error(`The CMS does not run. The site serves what it last knew: ${settings.siteUrl}`)
      return
    }
    const status = await readCmsStatus({ cmsUrl, token: data.internalApiToken() })
    printAddresses({ settings, cmsUrl, setupToken: status.users ? null : data.setupToken() })
    await seedDemoOnce({ settings, data, cmsUrl, status })
    if (mode === 'production')
      scheduleBackups({ root, backupDir: settings.backupDir, time: settings.backupAt })
  } catch (error) {
    await Promise.all(programs.map((program) => program.stop()))
    data.clearRunning()
    throw error
  }
}

/**
 * Stops the site first, so that no request waits for a CMS that has stopped.
 * @param {{ stop: () => Promise<void> }[]} programs
 * @param {ReturnType<typeof openDataFolder>} data
 */
function stopOnSignal(programs, data) {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    for (const program of programs) await program.stop()
    data.clearRunning()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}

/**
 * @param {object} options
 * @param {Settings} options.settings
 * @param {string} options.cmsUrl
 * @param {string | null} options.setupToken null once a user has signed up
 */
function printAddresses({ settings: { siteUrl, cmsPublic, dataDir }, cmsUrl, setupToken }) {
  const adminUrl = cmsPublic ? siteUrl : cmsUrl
  const setup = setupToken ? `${adminUrl}/api/users/setup?token=${setupToken}` : 'signed up already'
  console.log(`
  Site          ${siteUrl}
  Admin         ${adminUrl}/admin
  First editor  ${setup}
  Data          ${dataDir}
`)
}
