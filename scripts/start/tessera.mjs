// @ts-check
import { join } from 'node:path'
import { keepRunning, untilReady } from './programs.mjs'

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./start.mjs').Mode} Mode */
/** @typedef {ReturnType<typeof import('./data-folder.mjs').openDataFolder>} DataFolder */

/** The first page of a development server is compiled before it answers, ms. */
const READY_WITHIN = { production: 60_000, development: 180_000 }

/** @param {Settings} settings @param {Mode} mode */
const sharedEnv = (settings, mode) => ({
  ...withoutSecrets(process.env),
  NODE_ENV: mode,
  SITE_URL: settings.siteUrl,
  DATA_DIR: settings.dataDir,
  DATABASE_URL: settings.databaseUrl,
})

/** What the public program never sees; the CMS is handed each by name. @param {NodeJS.ProcessEnv} env */
function withoutSecrets(env) {
  return { ...env, CMS_SECRET: undefined, SETUP_TOKEN: undefined, INTERNAL_API_TOKEN: undefined }
}

/**
 * ms: connections of the site and of the operator's commands are kept. After Next's own 5 s a busy machine closed one just
 * as it was used again, which lost the request.
 */
const KEEP_ALIVE = '65000'

const HOW = { production: ['start', '--keepAliveTimeout', KEEP_ALIVE], development: ['dev'] }

/** @param {{ root: string, settings: Settings, data: DataFolder, cmsUrl: string, mode: Mode }} options */
export function startCms({ root, settings, data, cmsUrl, mode }) {
  const { port } = new URL(cmsUrl)
  const next = join(root, 'node_modules/next/dist/bin/next')
  const program = keepRunning({
    name: 'CMS',
    args: [next, ...HOW[mode], '-H', '127.0.0.1', '-p', port],
    cwd: join(root, 'cms'),
    env: {
      ...sharedEnv(settings, mode),
      CMS_SECRET: settings.cmsSecret ?? data.cmsSecret(),
      SETUP_TOKEN: data.setupToken(),
      INTERNAL_API_TOKEN: data.internalApiToken(),
      OWN_DOOR: settings.cmsPublic ? undefined : port,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
  return { ...program, ready: () => untilReady(`${cmsUrl}/api/ready`, program, READY_WITHIN[mode]) }
}

/** @param {{ root: string, settings: Settings, cmsUrl: string, mode: Mode }} options */
export function startSite({ root, settings, cmsUrl, mode }) {
  const program = keepRunning({
    name: 'site',
    args:
      mode === 'production'
        ? [join(root, 'site/dist/server/main.js')]
        : ['--import', 'tsx', join(root, 'site/server/dev.ts')],
    cwd: join(root, 'site'),
    env: {
      ...sharedEnv(settings, mode),
      PORT: String(settings.port),
      HOST: settings.host,
      CMS_URL: cmsUrl,
      CMS_PUBLIC: settings.cmsPublic ? 'on' : 'off',
    },
  })
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? '127.0.0.1' : settings.host
  const inAddress = host.includes(':') ? `[${host}]` : host
  return {
    ...program,
    ready: () =>
      untilReady(`http://${inAddress}:${settings.port}/readyz`, program, READY_WITHIN[mode]),
  }
}
