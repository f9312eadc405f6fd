// @ts-check
import { join } from 'node:path'
import { keepRunning, untilReady } from './programs.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {ReturnType<typeof import('./data-folder.mjs').openDataFolder>} DataFolder */

/** @param {Settings} settings */
const sharedEnv = (settings) => ({
  ...process.env,
  NODE_ENV: 'production',
  SITE_URL: settings.siteUrl,
  DATA_DIR: settings.dataDir,
  DATABASE_URL: settings.databaseUrl,
})

/** @param {{ root: string, settings: Settings, data: DataFolder, cmsUrl: string }} options */
export function startCms({ root, settings, data, cmsUrl }) {
  const { port } = new URL(cmsUrl)
  const next = join(root, 'node_modules/next/dist/bin/next')
  const program = keepRunning({
    name: 'CMS',
    args: [next, 'start', '-H', '127.0.0.1', '-p', port],
    cwd: join(root, 'cms'),
    env: {
      ...sharedEnv(settings),
      CMS_SECRET: settings.cmsSecret ?? data.cmsSecret(),
      SETUP_TOKEN: data.setupToken(),
      OPERATOR_TOKEN: data.operatorToken(),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
  return { ...program, ready: () => untilReady(`${cmsUrl}/api/ready`, program) }
}

/** @param {{ root: string, settings: Settings, cmsUrl: string }} options */
export function startSite({ root, settings, cmsUrl }) {
  const program = keepRunning({
    name: 'site',
    args: [join(root, 'site/dist/server/main.js')],
    cwd: join(root, 'site'),
    env: {
      ...sharedEnv(settings),
      PORT: String(settings.port),
      HOST: settings.host,
      CMS_URL: cmsUrl,
      CMS_PUBLIC: settings.cmsPublic ? 'on' : 'off',
    },
  })
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? '127.0.0.1' : settings.host
  return { ...program, ready: () => untilReady(`http://${host}:${settings.port}/readyz`, program) }
}
