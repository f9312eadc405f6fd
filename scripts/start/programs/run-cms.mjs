// @ts-check
import { scheduleBackups } from '../../backup/schedule-backups.mjs'
import { build } from '../../build/build.mjs'
import { install } from '../../build/install.mjs'
import { holdLines } from '../../log/hold-lines.mjs'
import { createRelay } from '../../log/relay-output.mjs'
import { createPrivateFiles } from '../../process/private-files.mjs'
import { readSettings } from '../../settings/settings.mjs'
import { backUpBeforeMigration } from '../back-up-before-migration.mjs'
import { checkDatabase } from '../checks/check-database.mjs'
import { checkPort } from '../checks/check-ports.mjs'
import { openDataFolder } from '../data-folder.mjs'
import { lockDataFolder } from '../lock-data-folder.mjs'
import { printAddresses } from '../print-addresses.mjs'
import { hostInUrl, startCms } from './start-programs.mjs'
import { readCmsStatus } from '../read-cms-status.mjs'
import { seedDemoOnce } from '../seed-demo-once.mjs'
import { siteLocales } from '../site-locales.mjs'
import { stopOnSignal } from '../stop/stop-on-signal.mjs'
import { stopWithNpm } from '../stop/stop-with-npm.mjs'

/** The sites must know the port before the CMS starts. */
const DEFAULT_PORT = 3001

/**
 * Installs, builds, migrates and starts the CMS without a site. Makes the daily backups.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @throws {import('../../cli/command-error.mjs').CommandError | import('../../settings/setting-error.mjs').SettingError}
 */
export async function runCms(root, env) {
  const settings = readSettings('start', { env, root, locales: siteLocales(root) })
  const { cmsHost, cmsPort, databaseUrl, dataDir, siteUrl, logLevel } = settings
  const port = cmsPort ?? DEFAULT_PORT
  await checkPort('CMS_PORT', { port, host: cmsHost })
  const data = openDataFolder(dataDir)
  await lockDataFolder(dataDir)
  await install(root)
  await checkDatabase(databaseUrl)
  await build(root)
  createPrivateFiles()
  await backUpBeforeMigration(root, settings)

  const cmsUrl = `http://${hostInUrl(cmsHost)}:${port}`
  data.saveRunning({ pid: process.pid, siteUrl, cmsUrl })
  const { hold, release } = holdLines()
  const { log } = createRelay({ program: 'start', level: logLevel })
  const cms = startCms({ root, settings, data, cmsUrl, mode: 'production', hold })
  stopOnSignal([cms], { drainSeconds: 0, onStopped: () => data.clearRunning() })
  stopWithNpm()
  try {
    await cms.ready()
    const status = await readCmsStatus({ cmsUrl, token: data.internalApiToken() })
    printAddresses({ settings, cmsUrl, setupToken: status.users ? null : data.setupToken() })
    release()
    await seedDemoOnce({ settings, data, cmsUrl, status, log })
    scheduleBackups({
      ...{ root, backupDir: settings.backupDir },
      ...{ time: settings.backupAt, level: logLevel },
    })
  } catch (error) {
    release()
    await cms.stop()
    data.clearRunning()
    throw error
  }
}
