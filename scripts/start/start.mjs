// @ts-check
import { bringDemo } from './demo.mjs'
import { checkDatabase } from './check-database.mjs'
import { checkNode } from './check-node.mjs'
import { checkPorts } from './check-ports.mjs'
import { claimFolder } from './claim-folder.mjs'
import { openDataFolder } from './data-folder.mjs'
import { endWithNpm } from './end-with-npm.mjs'
import { build, install } from './prepare.mjs'
import { startCms, startSite } from './tessera.mjs'
import { freePort } from './programs.mjs'
import { readSettings } from './settings.mjs'

/** @typedef {'production' | 'development'} Mode with live reload in development */

/**
 * Everything from a fresh clone to a served site. Returns once it is served; the programs go on until a signal.
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 * @param {Mode} [mode]
 */
export async function start(root, env, mode = 'production') {
  // As the installing does, but before a data folder is made.
  checkNode(process.version)
  const settings = readSettings(env, root)
  await checkPorts(settings)
  const data = openDataFolder(settings.dataDir)
  // Before the building: a second start in that minute would write to the same database.
  const other = await claimFolder(settings.dataDir)
  if (other !== null)
    throw new Error(
      `Tessera already runs on this data (process ${other}). Stop it, or set DATA_DIR to another folder.`,
    )

  await install(root)
  await checkDatabase(settings.databaseUrl)
  if (mode === 'production') await build(root)

  const cmsUrl = `http://127.0.0.1:${settings.cmsPort ?? (await freePort())}`
  data.setRunning({ pid: process.pid, siteUrl: settings.siteUrl, cmsUrl })
  /** @type {{ stop: () => Promise<void> }[]} */
  const programs = []
  stopOnSignal(programs, data)
  endWithNpm()
  try {
    const cms = startCms({ root, settings, data, cmsUrl, mode })
    const site = startSite({ root, settings, cmsUrl, mode })
    programs.push(site, cms)
    await Promise.all([cms.ready(), site.ready()])
    const users = await bringDemo({ settings, data, cmsUrl })
    const adminUrl = settings.cmsPublic ? settings.siteUrl : cmsUrl
    announce({ ...settings, adminUrl }, users ? null : data.setupToken())
  } catch (error) {
    await Promise.all(programs.map((program) => program.stop()))
    data.clearRunning()
    throw error
  }
}

/**
 * The site stops first, so that no visitor waits for a CMS that has gone.
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
 * @param {import('./settings.mjs').Settings & { adminUrl: string }} settings
 * @param {string | null} setupToken null once somebody has signed up
 */
function announce({ siteUrl, adminUrl, dataDir }, setupToken) {
  const setup = setupToken ? `${adminUrl}/api/users/setup?token=${setupToken}` : 'signed up already'
  console.log(`
  Site          ${siteUrl}
  Admin         ${adminUrl}/admin
  First editor  ${setup}
  Data          ${dataDir}
`)
}
