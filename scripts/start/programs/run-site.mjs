// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../../build/build.mjs'
import { install } from '../../build/install.mjs'
import { holdLines } from '../../log/hold-lines.mjs'
import { createPrivateFiles } from '../../process/private-files.mjs'
import { readSettings } from '../../settings/settings.mjs'
import { checkPorts } from '../checks/check-ports.mjs'
import { startSite } from './start-programs.mjs'
import { siteLocales } from '../site-locales.mjs'
import { stopOnSignal } from '../stop/stop-on-signal.mjs'
import { stopWithNpm } from '../stop/stop-with-npm.mjs'

/**
 * Installs, builds and starts one site, which follows the CMS through the database. It changes no data, so any number of
 * them can run beside each other, each with a SITE_CACHE_DIR of its own.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @throws {import('../../cli/command-error.mjs').CommandError | import('../../settings/setting-error.mjs').SettingError}
 */
export async function runSite(root, env) {
  const context = { env, root, locales: siteLocales(root) }
  const settings = readSettings('start', context)
  const { cmsUrl } = readSettings('site', context)
  await checkPorts({ ...settings, cmsPort: null })
  await install(root)
  await buildSite(root)
  createPrivateFiles()
  const metricsToken = settings.metricsToken ?? readMetricsToken(settings.dataDir)
  const { hold, release } = holdLines()
  const site = startSite({ root, settings, cmsUrl, metricsToken, mode: 'production', hold })
  stopOnSignal([site], { drainSeconds: settings.drainSeconds })
  stopWithNpm()
  try {
    await site.listening()
  } catch (error) {
    release()
    await site.stop()
    throw error
  }
  console.log(`
  Site          ${settings.siteUrl}
  Listens on    ${settings.host}:${settings.port}
  CMS           ${cmsUrl ?? 'not forwarded (CMS_URL)'}
`)
  release()
}

/** The CMS on this machine has created it; null: there is none. @param {string} dataDir */
function readMetricsToken(dataDir) {
  const file = join(dataDir, 'metrics-token')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}
