// @ts-check
import { join } from 'node:path'
import { isPrebuilt } from '../../build/prebuilt.mjs'
import { keepRunning, waitUntilReady } from '../../process/keep-running.mjs'

/** @typedef {import('../start.mjs').Settings} Settings */
/** @typedef {import('../start.mjs').Mode} Mode */
/** @typedef {import('../../log/hold-lines.mjs').Hold} Hold */
/** @typedef {ReturnType<typeof import('../data-folder.mjs').openDataFolder>} DataFolder */

/** Loaded into the CMS before Next.js. */
const CMS_PRELOADS = ['close-unused-connections.mjs', 'prefer-main-thread.mjs'].flatMap((file) => [
  '--import',
  new URL(`../../process/${file}`, import.meta.url).href,
])

/** A development server compiles its first page before it answers. */
const READY_TIMEOUT_MS = { production: 60_000, development: 180_000 }

/**
 * A start without activity for so long is killed. A migration of 100,000 documents of 10 kB ends sooner even where its
 * activity cannot be seen: SQLite copied a table at 44 MB/s, and at 5 MB/s it would need four minutes.
 */
const START_LIMIT_SECONDS = 15 * 60

/** The environment of both programs. @param {Settings} settings @param {Mode} mode */
const commonEnv = (settings, mode) => ({
  ...withoutSecrets(process.env),
  NODE_ENV: mode,
  SITE_URL: settings.siteUrl,
  DATA_DIR: settings.dataDir,
  DATABASE_URL: settings.databaseUrl,
  CMS_PUBLIC: settings.cmsPublic ? 'on' : 'off',
  LOG_LEVEL: settings.logLevel,
})

/** The site gets no secret but the token of the metrics and the key of the bucket; the CMS gets each by name. @param {NodeJS.ProcessEnv} env */
function withoutSecrets(env) {
  return {
    ...env,
    CMS_SECRET: undefined,
    SETUP_TOKEN: undefined,
    INTERNAL_API_TOKEN: undefined,
    SMTP_URL: undefined,
  }
}

/**
 * How long Next keeps idle connections of the site and of commands open. With Next's default of 5 s, a busy machine
 * closed a connection at the moment of its next use, and the request was lost.
 */
const KEEP_ALIVE_TIMEOUT_MS = 65_000

const NEXT_COMMAND = {
  production: ['start', '--keepAliveTimeout', String(KEEP_ALIVE_TIMEOUT_MS)],
  development: ['dev'],
}

/** @param {{ root: string, host: string, port: string, mode: Mode }} options */
function cmsCommand({ root, host, port, mode }) {
  // Next's standalone server, which has no command line.
  if (isPrebuilt(root))
    return {
      args: [join(root, 'cms/server.js')],
      env: { HOSTNAME: host, PORT: port, KEEP_ALIVE_TIMEOUT: String(KEEP_ALIVE_TIMEOUT_MS) },
    }
  const next = join(root, 'node_modules/next/dist/bin/next')
  return { args: [next, ...NEXT_COMMAND[mode], '-H', host, '-p', port], env: {} }
}

const MEGABYTE = 1024 * 1024

/**
 * Lets the C library return the memory of uploads: by default each thread keeps memory of its own (an "arena"), and large
 * blocks are kept too once one was freed. It keeps enough for the next file, because memory that is new from the system
 * is slow: with thresholds of 128 kB, copying a photograph of 5 MB blocked the event loop for up to 35 ms. Other C
 * libraries ignore these variables.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(16 * MEGABYTE),
  MALLOC_TRIM_THRESHOLD_: String(32 * MEGABYTE),
}

/** @param {{ root: string, settings: Settings, data: DataFolder, cmsUrl: string, mode: Mode, hold?: Hold }} options */
export function startCms({ root, settings, data, cmsUrl, mode, hold }) {
  const { port } = new URL(cmsUrl)
  const readyUrl = `${cmsUrl}/api/ready`
  const command = cmsCommand({ root, host: settings.cmsHost, port, mode })
  const program = keepRunning({
    name: 'CMS',
    logLevel: settings.logLevel,
    ...(hold && { hold }),
    // A development server sends no heartbeats.
    ...(mode === 'production' && {
      startLimitSeconds: START_LIMIT_SECONDS,
      health: { url: readyUrl },
    }),
    args: [...CMS_PRELOADS, ...command.args],
    cwd: join(root, 'cms'),
    env: {
      ...ALLOCATOR,
      ...commonEnv(settings, mode),
      ...command.env,
      CMS_PORT: port,
      CMS_SECRET: settings.cmsSecret ?? data.cmsSecret(),
      SETUP_TOKEN: data.setupToken(),
      SMTP_URL: settings.smtpUrl ?? undefined,
      INTERNAL_API_TOKEN: data.internalApiToken(),
      METRICS_TOKEN: settings.metricsToken ?? data.metricsToken(),
      NEXT_TELEMETRY_DISABLED: '1',
    },
  })
  const ready = () =>
    mode === 'production'
      ? waitForMigration(readyUrl, program)
      : waitUntilReady(readyUrl, program, READY_TIMEOUT_MS[mode])
  return { ...program, ready }
}

/**
 * Waits as long as a migration takes. A start that hangs is killed, and the third one that fails in a row ends the wait.
 * @param {string} readyUrl
 * @param {ReturnType<typeof keepRunning>} program
 */
async function waitForMigration(readyUrl, program) {
  const notice = setTimeout(() => program.log('warn', STILL_STARTING), READY_TIMEOUT_MS.production)
  try {
    await waitUntilReady(readyUrl, program, Infinity)
  } finally {
    clearTimeout(notice)
  }
}

const STILL_STARTING = `The CMS is still starting. It may be upgrading a large database. A start without activity for ${START_LIMIT_SECONDS / 60} minutes is killed and tried again.`

/**
 * @param {object} options
 * @param {string} options.root
 * @param {Settings} options.settings
 * @param {string | null} options.cmsUrl null: nothing is forwarded
 * @param {string | null} options.metricsToken null: nobody can read the metrics
 * @param {Mode} options.mode
 * @param {Hold} [options.hold]
 */
export function startSite({ root, settings, cmsUrl, metricsToken, mode, hold }) {
  const program = keepRunning({
    name: 'site',
    logLevel: settings.logLevel,
    ...(hold && { hold }),
    args:
      mode === 'production'
        ? [join(root, 'site/dist/server/main.js')]
        : ['--import', 'tsx', join(root, 'site/server/dev.ts')],
    cwd: join(root, 'site'),
    env: {
      ...commonEnv(settings, mode),
      PORT: String(settings.port),
      HOST: settings.host,
      CMS_URL: cmsUrl ?? '',
      SITE_CACHE_DIR: settings.siteCacheDir,
      METRICS_TOKEN: metricsToken ?? '',
    },
  })
  const origin = `http://${hostInUrl(settings.host)}:${settings.port}`
  const url = `${origin}/readyz`
  return {
    ...program,
    ready: () => waitUntilReady(url, program, READY_TIMEOUT_MS[mode]),
    /** It listens, but may not have read the database. */
    listening: () => waitUntilReady(`${origin}/healthz`, program, READY_TIMEOUT_MS[mode]),
    /** Whether it shows what it last knew, because it cannot read the database. */
    servesSnapshot: async () => (await readPublications(url))?.source === 'snapshot',
    followsDatabase: async () => (await readPublications(url))?.status === 'following',
  }
}

/** What the site says of its publications; undefined: it does not answer. @param {string} url */
async function readPublications(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  return (await response?.json())?.publications
}

/** The host to connect to, for the address that the site listens on. @param {string} host */
export function hostInUrl(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
