// @ts-check
import {
  parseCmsUrl,
  parseDatabaseReadUrl,
  parseAddresses,
  parseDatabaseUrl,
  parseImportLimit,
  parseInteger,
  parseLanguages,
  parseLogLevel,
  parseMailFrom,
  parseMediaPublicUrl,
  parseMediaUrl,
  parseOrigin,
  parsePath,
  parsePort,
  parseSecret,
  parseSmtpUrl,
  parseSwitch,
  parseText,
  parseTimeOfDay,
  parseVideoLimit,
} from './parse.mjs'

/** What ends Tessera must wait for that and STOP_TIMEOUT_MS: `compose.yaml`, the systemd unit, docs/deploying.md. */
export const MAX_DRAIN_SECONDS = 60

/** @typedef {'start' | 'site' | 'cms'} Program who reads a setting: `npm start`, or one of the two programs it runs */
/** @typedef {import('./parse.mjs').Context} Context */

/**
 * @typedef {object} Setting
 * @property {string} name the environment variable
 * @property {string} summary one sentence
 * @property {string | null} default as it would be written in the variable; `PORT` and `DATA_DIR` stand for their values
 * @property {string} [defaultNote] what happens without a value, where `default` is null
 * @property {readonly Program[]} programs
 * @property {boolean} [internal] set by `npm start` for its programs, not by the site owner
 * @property {import('./parse.mjs').Parse<unknown>} parse
 */

/**
 * Keeps the literal types of a setting.
 * @template {Setting} const S
 * @param {S} setting
 */
const define = (setting) => setting

/** Every setting of Tessera, in the order of `npm start -- --help` and docs/settings.md. */
export const SETTINGS = {
  port: define({
    name: 'PORT',
    summary: 'The public port.',
    default: '3000',
    programs: ['start', 'site'],
    parse: parsePort,
  }),
  host: define({
    name: 'HOST',
    summary: 'The address to listen on.',
    default: '0.0.0.0',
    programs: ['start', 'site'],
    parse: parseText,
  }),
  siteUrl: define({
    name: 'SITE_URL',
    summary: "The site's public address, without a path.",
    default: 'http://localhost:PORT',
    programs: ['start', 'site', 'cms'],
    parse: parseOrigin,
  }),
  dataDir: define({
    name: 'DATA_DIR',
    summary: 'The folder of everything to keep: database, media, secrets.',
    default: './data',
    programs: ['start', 'site', 'cms'],
    parse: parsePath,
  }),
  databaseUrl: define({
    name: 'DATABASE_URL',
    summary: '`file:…` for SQLite, `postgres://…` for PostgreSQL 13 or newer.',
    default: 'file:DATA_DIR/tessera.db',
    programs: ['start', 'site', 'cms'],
    parse: parseDatabaseUrl,
  }),
  databaseReadUrl: define({
    name: 'DATABASE_READ_URL',
    summary: '`postgres://…` of a streaming replica of `DATABASE_URL`, which sites then read.',
    default: null,
    defaultNote: 'sites read `DATABASE_URL`',
    programs: ['start', 'site'],
    parse: parseDatabaseReadUrl,
  }),
  mediaUrl: define({
    name: 'MEDIA_URL',
    summary: '`s3://bucket/prefix`: a bucket for the files of images and videos.',
    default: null,
    defaultNote: 'the folder `DATA_DIR/media`',
    programs: ['start', 'site', 'cms'],
    parse: parseMediaUrl,
  }),
  mediaPublicUrl: define({
    name: 'MEDIA_PUBLIC_URL',
    summary: '`https://media.example.org`: where visitors get the folder `public` of the bucket.',
    default: null,
    defaultNote: 'the site sends the files itself',
    programs: ['start', 'site', 'cms'],
    parse: parseMediaPublicUrl,
  }),
  awsEndpoint: define({
    name: 'AWS_ENDPOINT_URL',
    summary: 'The server of the bucket.',
    default: null,
    defaultNote: 'Amazon S3 in `AWS_REGION`',
    programs: ['start', 'site', 'cms'],
    parse: parseOrigin,
  }),
  awsRegion: define({
    name: 'AWS_REGION',
    summary: 'The region of the bucket.',
    default: 'us-east-1',
    programs: ['start', 'site', 'cms'],
    parse: parseText,
  }),
  awsAccessKeyId: define({
    name: 'AWS_ACCESS_KEY_ID',
    summary: 'The key of the bucket.',
    default: null,
    defaultNote: 'none',
    programs: ['start', 'site', 'cms'],
    parse: parseText,
  }),
  awsSecretAccessKey: define({
    name: 'AWS_SECRET_ACCESS_KEY',
    summary: 'The secret of the key.',
    default: null,
    defaultNote: 'none',
    programs: ['start', 'site', 'cms'],
    parse: parseText,
  }),
  awsSessionToken: define({
    name: 'AWS_SESSION_TOKEN',
    summary: 'The token of a temporary key.',
    default: null,
    defaultNote: 'none',
    programs: ['start', 'site', 'cms'],
    parse: parseText,
  }),
  cmsPublic: define({
    name: 'CMS_PUBLIC',
    summary: '`off`: the public port does not forward `/admin`.',
    default: 'on',
    programs: ['start', 'site', 'cms'],
    parse: parseSwitch,
  }),
  cmsPort: define({
    name: 'CMS_PORT',
    summary: 'The port of the CMS.',
    default: null,
    defaultNote: 'any free port',
    programs: ['start', 'cms'],
    parse: parsePort,
  }),
  cmsHost: define({
    name: 'CMS_HOST',
    summary: 'The address that the CMS listens on; for `npm run start:cms` in a private network.',
    default: '127.0.0.1',
    programs: ['start'],
    parse: parseText,
  }),
  cmsUrl: define({
    name: 'CMS_URL',
    summary: 'The address of the CMS, for `npm run start:site`; `npm start` knows its own.',
    default: null,
    defaultNote: '`/admin` is not forwarded',
    programs: ['site'],
    parse: parseCmsUrl,
  }),
  cmsSecret: define({
    name: 'CMS_SECRET',
    summary: "At least 32 characters; signs the editors' sessions.",
    default: null,
    defaultNote: 'generated at the first start',
    programs: ['start', 'cms'],
    parse: parseSecret,
  }),
  trustedProxies: define({
    name: 'TRUSTED_PROXIES',
    summary: 'How many of your own proxies stand in front of the site, from 0 to 9.',
    default: '0',
    programs: ['start', 'site'],
    parse: parseInteger({ min: 0, max: 9, unit: 'proxies' }),
  }),
  proxyAddresses: define({
    name: 'PROXY_ADDRESSES',
    summary:
      'Where your proxies connect from, such as `10.0.0.2,192.0.2.0/24`; `private`: this machine and private networks.',
    default: 'private',
    programs: ['start', 'site'],
    parse: parseAddresses,
  }),
  languages: define({
    name: 'LANGUAGES',
    summary: 'The languages of the site, such as `en,ar`; addresses of the first have no tag.',
    default: 'en',
    programs: ['start', 'site', 'cms'],
    parse: parseLanguages,
  }),
  videoLimit: define({
    name: 'VIDEO_LIMIT_MB',
    summary: 'Megabytes of the largest video an editor may upload, up to 4095.',
    default: '300',
    programs: ['start', 'site', 'cms'],
    parse: parseVideoLimit,
  }),
  importLimit: define({
    name: 'IMPORT_LIMIT_MB',
    summary: 'Megabytes of the files that one import in the admin may have, from 1 to 1000000.',
    default: '4000',
    programs: ['start', 'cms'],
    parse: parseImportLimit,
  }),
  smtpUrl: define({
    name: 'SMTP_URL',
    summary: 'The mail server, such as `smtps://user:password@mail.example.org`.',
    default: null,
    defaultNote: 'no e-mail is sent',
    programs: ['start', 'cms'],
    parse: parseSmtpUrl,
  }),
  mailFrom: define({
    name: 'MAIL_FROM',
    summary: 'The sender of e-mails, such as `The studio <studio@example.org>`.',
    default: null,
    defaultNote: 'no-reply@ and the host of SITE_URL',
    programs: ['start', 'cms'],
    parse: parseMailFrom,
  }),
  auditLogDays: define({
    name: 'AUDIT_LOG_DAYS',
    summary: 'Days after which names and addresses are removed from the audit log, from 1 to 3650.',
    default: '365',
    programs: ['start', 'cms'],
    parse: parseInteger({ min: 1, max: 3650, unit: 'days' }),
  }),
  backupAt: define({
    name: 'BACKUP_AT',
    summary: 'The time of the daily backup, in the time zone of the machine; `off`: none.',
    default: '03:00',
    programs: ['start'],
    parse: parseTimeOfDay,
  }),
  backupDir: define({
    name: 'BACKUP_DIR',
    summary: 'The folder of the backups.',
    default: 'DATA_DIR/backups',
    programs: ['start'],
    parse: parsePath,
  }),
  backupKeep: define({
    name: 'BACKUP_KEEP',
    summary: 'How many daily backups to keep, from 1 to 366.',
    default: '7',
    programs: ['start'],
    parse: parseInteger({ min: 1, max: 366, unit: 'backups' }),
  }),
  siteCacheDir: define({
    name: 'SITE_CACHE_DIR',
    summary:
      'The folder of what the site keeps to start from and to serve without the database; may be read-only.',
    default: 'DATA_DIR/site-cache',
    programs: ['start', 'site'],
    parse: parsePath,
  }),
  logLevel: define({
    name: 'LOG_LEVEL',
    summary: 'The least important lines of the log: `debug`, `info`, `warn` or `error`.',
    default: 'info',
    programs: ['start', 'site', 'cms'],
    parse: parseLogLevel,
  }),
  metricsToken: define({
    name: 'METRICS_TOKEN',
    summary: 'At least 32 characters; a request with it can read `/metrics`.',
    default: null,
    defaultNote: 'generated at the first start',
    programs: ['start', 'site', 'cms'],
    parse: parseSecret,
  }),
  drainSeconds: define({
    name: 'DRAIN_SECONDS',
    summary:
      'Seconds in which a site that ends answers on with `/readyz` at 503, for load balancers.',
    default: '0',
    programs: ['start', 'site'],
    parse: parseInteger({ min: 0, max: MAX_DRAIN_SECONDS, unit: 'seconds' }),
  }),
  demo: define({
    name: 'DEMO',
    summary: '`off`: no demo content on the first start.',
    default: 'on',
    programs: ['start'],
    parse: parseSwitch,
  }),
  setupToken: define({
    name: 'SETUP_TOKEN',
    summary: 'Lets the first user sign up.',
    default: null,
    defaultNote: 'nobody can sign up as the first user',
    programs: ['cms'],
    internal: true,
    parse: parseText,
  }),
  internalApiToken: define({
    name: 'INTERNAL_API_TOKEN',
    summary: 'Grants access to the internal API.',
    default: null,
    defaultNote: 'the internal API is closed',
    programs: ['cms'],
    internal: true,
    parse: parseText,
  }),
}

/** @typedef {typeof SETTINGS} Table */

/**
 * @template {Setting} S
 * @typedef {ReturnType<S['parse']> | Extract<S['default'], null>} ValueOf
 */

/**
 * The settings that a program reads, parsed.
 * @template {Program} P
 * @typedef {{ readonly [K in keyof Table as P extends Table[K]['programs'][number] ? K : never]: ValueOf<Table[K]> }} Settings
 */

/**
 * @template {Program} P
 * @param {P} program
 * @param {Context} context
 * @returns {Settings<P>}
 * @throws {import('./setting-error.mjs').SettingError} at the first setting that is wrong
 */
export function readSettings(program, context) {
  const own = Object.entries(SETTINGS).filter(([, { programs }]) =>
    /** @type {readonly Program[]} */ (programs).includes(program),
  )
  const values = Object.fromEntries(
    own.map(([key, setting]) => [key, readSetting(setting, context)]),
  )
  return /** @type {Settings<P>} */ (values)
}

/**
 * @template {Setting} S
 * @param {S} setting
 * @param {Context} context
 * @returns {ValueOf<S>} null without a value and a default
 * @throws {import('./setting-error.mjs').SettingError}
 */
export function readSetting(setting, context) {
  const value = context.env[setting.name] || fillDefault(setting.default, context)
  const parsed = value === null ? null : setting.parse(value, setting.name, context)
  return /** @type {ValueOf<S>} */ (parsed)
}

/**
 * @param {string | null} text a default that may name other variables
 * @param {Context} context
 * @returns {string | null}
 */
const fillDefault = (text, context) =>
  text?.replace(/PORT|DATA_DIR/g, (name) =>
    String(readSetting(name === 'PORT' ? SETTINGS.port : SETTINGS.dataDir, context)),
  ) ?? null
