// @ts-check
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeSettings, OWNER_SETTINGS } from './describe-settings.mjs'
import { readSettings } from './settings.mjs'

const ROOT = '/srv/tessera'
const LOCALES = ['ar', 'de', 'en']
/** @typedef {Record<string, string>} Env */
const read = (/** @type {Env} */ env) =>
  readSettings('start', { env, root: ROOT, locales: LOCALES })
const readError = (/** @type {() => unknown} */ readAll) => {
  try {
    readAll()
    return null
  } catch (error) {
    return String(error)
  }
}

test('has a default for every setting of npm start', () => {
  expect(read({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    dataDir: '/srv/tessera/data',
    databaseUrl: 'file:/srv/tessera/data/tessera.db',
    databaseReadUrl: null,
    mediaUrl: null,
    mediaPublicUrl: null,
    awsEndpoint: null,
    awsRegion: 'us-east-1',
    awsAccessKeyId: null,
    awsSecretAccessKey: null,
    awsSessionToken: null,
    cmsPublic: true,
    cmsHost: '127.0.0.1',
    cmsPort: null,
    cmsSecret: null,
    trustedProxies: 0,
    proxyAddresses: ['private'],
    languages: ['en'],
    videoLimit: 300 * 1024 * 1024,
    importLimit: 4000 * 1024 * 1024,
    backupAt: { hours: 3, minutes: 0 },
    backupDir: '/srv/tessera/data/backups',
    backupKeep: 7,
    siteCacheDir: '/srv/tessera/data/site-cache',
    logLevel: 'info',
    metricsToken: null,
    drainSeconds: 0,
    auditLogDays: 365,
    smtpUrl: null,
    mailFrom: null,
    demo: true,
  })
})

test('gives each program only its own settings', () => {
  const context = { env: { CMS_URL: 'http://127.0.0.1:3001', SETUP_TOKEN: 't' }, root: ROOT }
  const [site, cms] = [readSettings('site', context), readSettings('cms', context)]
  expect(site).toMatchObject({ port: 3000, cmsUrl: 'http://127.0.0.1:3001' })
  expect(site).not.toHaveProperty('setupToken')
  expect(site).not.toHaveProperty('cmsSecret')
  expect(cms).toMatchObject({ setupToken: 't', internalApiToken: null })
  expect(cms).not.toHaveProperty('port')
})

test('splits MEDIA_URL into bucket and prefix', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's' }
  const mediaUrl = (/** @type {string} */ url) => read({ MEDIA_URL: url, ...keys }).mediaUrl
  expect(mediaUrl('s3://works')).toEqual({ bucket: 'works', prefix: '' })
  expect(mediaUrl('s3://works/site/media/')).toEqual({ bucket: 'works', prefix: 'site/media/' })
})

test('takes the public address of media only for a bucket', () => {
  const bucket = { MEDIA_URL: 's3://works', AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's' }
  const publicUrl = (/** @type {string} */ url, env = bucket) =>
    read({ MEDIA_PUBLIC_URL: url, ...env }).mediaPublicUrl
  expect(publicUrl('https://media.example.org/site/')).toBe('https://media.example.org/site')
  for (const wrong of ['media.example.org', 'ftp://example.org', "https://e.org; script-src 'x'"])
    expect(() => publicUrl(wrong)).toThrow('MEDIA_PUBLIC_URL must be an address such as')
  expect(() => read({ MEDIA_PUBLIC_URL: 'https://media.example.org' })).toThrow(
    'MEDIA_URL must be set, because MEDIA_PUBLIC_URL is',
  )
})

test('refuses an address of the CMS with TLS', () => {
  const readSite = () => readSettings('site', { env: { CMS_URL: 'https://cms' }, root: ROOT })
  expect(readSite).toThrow(
    'CMS_URL must start with "http://", because the CMS does not support TLS',
  )
})

test('derives defaults from other settings', () => {
  const settings = read({ PORT: '8080', DATA_DIR: '/data' })
  expect(settings.siteUrl).toBe('http://localhost:8080')
  expect(settings.databaseUrl).toBe('file:/data/tessera.db')
})

test('resolves relative paths from the root and removes the slash at the end of an address', () => {
  const settings = read({
    DATA_DIR: 'elsewhere',
    SITE_URL: 'https://example.org/',
    DATABASE_URL: 'file:x.db',
  })
  expect(settings.dataDir).toBe('/srv/tessera/elsewhere')
  expect(settings.siteUrl).toBe('https://example.org')
  expect(settings.databaseUrl).toBe('file:/srv/tessera/x.db')
})

describe('LANGUAGES', () => {
  test('accepts languages that the site has messages for, each once', () => {
    expect(read({ LANGUAGES: 'ar, en,ar de' }).languages).toEqual(['ar', 'en', 'de'])
  })

  test('refuses other languages and names the file that adds one', () => {
    const refused = (/** @type {string} */ value) => () => read({ LANGUAGES: value })
    expect(refused('en,xx')).toThrow(
      'LANGUAGES must be tags of languages that the site has messages for (ar, de, en), separated by commas, such as "en,ar"; got "xx". To add a language, write site/i18n/xx.ts.',
    )
    expect(refused('../en')).toThrow(/^LANGUAGES must be .*got "\.\.\/en"\.$/)
    expect(refused(' , ')).toThrow('LANGUAGES must be')
  })

  test('accepts every canonical tag where the messages are not known', () => {
    const readCms = (/** @type {string} */ LANGUAGES) =>
      readSettings('cms', { env: { LANGUAGES }, root: ROOT }).languages
    expect(readCms('ar, en,ar pt-BR')).toEqual(['ar', 'en', 'pt-BR'])
    for (const tag of ['e', 'EN', 'en/..']) expect(() => readCms(tag)).toThrow(`got "${tag}"`)
  })
})

test.each([
  [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535; got "70000".'],
  [{ PORT: '3000.5' }, 'PORT must be'],
  [{ CMS_PORT: 'x' }, 'CMS_PORT must be'],
  [{ VIDEO_LIMIT_MB: '5000' }, 'VIDEO_LIMIT_MB must be a number of megabytes from 1 to 4095'],
  [{ VIDEO_LIMIT_MB: 'big' }, 'got "big".'],
  [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES must be a number of proxies from 0 to 9'],
  [{ PROXY_ADDRESSES: '10.0.0.0/40' }, 'PROXY_ADDRESSES must be addresses or networks'],
  [{ PROXY_ADDRESSES: 'private,nginx' }, 'got "nginx".'],
  [{ SITE_URL: 'https://example.org/blog' }, 'SITE_URL must be an address without a path'],
  [{ SITE_URL: 'ftp://example.org' }, 'SITE_URL must be'],
  [{ CMS_PUBLIC: 'yes' }, 'CMS_PUBLIC must be "on" or "off"; got "yes".'],
  [
    { DATABASE_URL: 'mysql://u:p@h/d' },
    'DATABASE_URL must start with "file:" or "postgres:"; got "mysql://…".',
  ],
  [
    { DATABASE_READ_URL: 'postgres://replica/d' },
    'DATABASE_READ_URL must be a replica of the database of DATABASE_URL; that is not a PostgreSQL database. Set DATABASE_URL to the primary.',
  ],
  [
    { MEDIA_URL: 'https://bucket' },
    'MEDIA_URL must be like "s3://bucket/prefix"; got "https://bucket".',
  ],
  [{ MEDIA_URL: 's3://bucket/../x' }, 'MEDIA_URL must be like'],
  [
    { MEDIA_URL: 's3://bucket' },
    'AWS_ACCESS_KEY_ID must be set, because MEDIA_URL is a bucket; it is empty.',
  ],
  [{ BACKUP_AT: '24:00' }, 'BACKUP_AT must be a time such as "03:00", or "off"; got "24:00".'],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a number of backups from 1 to 366; got "0".'],
  [{ CMS_SECRET: 'short' }, 'CMS_SECRET must have at least 32 characters; it has 5.'],
  [{ SMTP_URL: 'mail.example.org:25' }, 'SMTP_URL must be an address such as "smtps://'],
  [{ SMTP_URL: 'http://user:secret@host' }, 'got "http://…".'],
  [{ MAIL_FROM: 'studio' }, 'MAIL_FROM must be an e-mail address'],
  [{ MAIL_FROM: 'a@b.org\r\nBcc: <c@d.org>' }, 'MAIL_FROM must be an e-mail address'],
])('refuses %o with the variable and the requirement', (env, message) => {
  expect(() => read(/** @type {Env} */ (env))).toThrow(message)
})

test.each([
  ...['0', '1', '300', '4095', '4096', '1.5', 'big', ''].map((value) => ['VIDEO_LIMIT_MB', value]),
  ...['0', '9', '10', '-1', 'nginx', ''].map((value) => ['TRUSTED_PROXIES', value]),
])('npm start and the site agree on %s="%s"', (name = '', value = '') => {
  const env = { [name]: value }
  const siteError = readError(() => readSettings('site', { env, root: ROOT, locales: LOCALES }))
  expect(readError(() => read(env))).toBe(siteError)
})

test.each([
  ['VIDEO_LIMIT_MB', ['1', '300', '4095', ''], ['0', '4096', '1.5', 'big']],
  ['TRUSTED_PROXIES', ['0', '9', ''], ['10', '-1', 'nginx']],
])('%s accepts %j and refuses %j', (name, accepted, refused) => {
  const errorOf = (/** @type {string} */ value) => readError(() => read({ [name]: value }))
  expect(accepted.map(errorOf)).toEqual(accepted.map(() => null))
  for (const value of refused) expect(errorOf(value)).toContain(`got "${value}"`)
})

describe('docs/settings.md', () => {
  const text = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` *\| *(.*?) *\| *(.*?) *\|$/gm)].map(
    ([, name, value, meaning]) => ({ name, value, meaning }),
  )

  test('lists every setting with its default, in the order of the table', () => {
    expect(rows.map(({ name, value }) => [name, value])).toEqual(
      OWNER_SETTINGS.map(({ name, default: value, defaultNote }) => [
        name,
        value === null ? defaultNote : `\`${value}\``,
      ]),
    )
  })

  test.each(OWNER_SETTINGS.map(({ name, summary }) => [name, summary]))(
    'explains %s with its summary first',
    (name, summary) => {
      const row = rows.find((row) => row.name === name)
      expect(row?.meaning?.startsWith(summary ?? '')).toBe(true)
    },
  )
})

test('lists every setting in the help text of npm start', () => {
  const lines = describeSettings(OWNER_SETTINGS).split('\n')
  expect(lines).toHaveLength(OWNER_SETTINGS.length)
  expect(lines[0]).toBe('  PORT                  The public port (default: 3000)')
  expect(lines[14]).toBe('  CMS_PORT              The port of the CMS (default: any free port)')
})
