// @ts-check
import { expect, test } from 'vitest'
import { readEnvironment } from '../../site/server/environment'
import { readSettings } from './settings.mjs'

const read = (/** @type {Record<string, string>} */ env) => readSettings(env, '/srv/tessera')
const project = new URL('../..', import.meta.url).pathname

test('has a default for everything', () => {
  expect(read({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    cmsPort: null,
    cmsPublic: true,
    dataDir: '/srv/tessera/data',
    databaseUrl: 'file:/srv/tessera/data/tessera.db',
    cmsSecret: null,
    languages: ['en'],
    demo: true,
  })
})

test('reads paths from the project and leaves a slash off the address', () => {
  const settings = read({
    DATA_DIR: 'elsewhere',
    SITE_URL: 'https://example.org/',
    DATABASE_URL: 'file:x.db',
  })
  expect(settings.dataDir).toBe('/srv/tessera/elsewhere')
  expect(settings.siteUrl).toBe('https://example.org')
  expect(settings.databaseUrl).toBe('file:/srv/tessera/x.db')
})

test('reads languages that the site has words for', () => {
  expect(readSettings({ LANGUAGES: 'ar, en' }, project).languages).toEqual(['ar', 'en'])
  expect(() => readSettings({ LANGUAGES: 'en,xx' }, project)).toThrow('got "xx"')
  expect(() => readSettings({ LANGUAGES: '../en' }, project)).toThrow('LANGUAGES must be')
})

test.each([
  [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535; got "70000".'],
  [{ PORT: '3000.5' }, 'PORT must be'],
  [{ CMS_PORT: 'x' }, 'CMS_PORT must be'],
  [{ CMS_PORT: '3000' }, 'CMS_PORT must be another one than PORT; both are 3000.'],
  [{ VIDEO_LIMIT_MB: '5000' }, 'VIDEO_LIMIT_MB must be a number of megabytes from 1 to 4095'],
  [{ VIDEO_LIMIT_MB: 'big' }, 'got "big".'],
  [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES must be how many proxies of yours'],
  [{ SITE_URL: 'https://example.org/blog' }, 'SITE_URL must be'],
  [{ SITE_URL: 'ftp://example.org' }, 'SITE_URL must be'],
  [{ CMS_PUBLIC: 'yes' }, 'CMS_PUBLIC must be "on" or "off"; got "yes".'],
  [{ DATABASE_URL: 'mysql://u:p@h/d' }, 'got "mysql://…@h/d"'],
  [{ CMS_SECRET: 'short' }, 'CMS_SECRET must have at least 32 characters; it has 5.'],
])('refuses %o with the variable and the fix', (env, sentence) => {
  expect(() => read(/** @type {Record<string, string>} */ (env))).toThrow(sentence)
})

test.each([
  ...['0', '1', '300', '4095', '4096', '1.5', 'big', ''].map((value) => ['VIDEO_LIMIT_MB', value]),
  ...['0', '9', '10', '-1', 'nginx', ''].map((value) => ['TRUSTED_PROXIES', value]),
])('the start and the site take the same for %s: "%s"', (name = '', value = '') => {
  const refusal = (/** @type {() => unknown} */ readAll) => {
    try {
      readAll()
      return null
    } catch (error) {
      return String(error)
    }
  }
  expect(refusal(() => read({ [name]: value }))).toBe(
    refusal(() => readEnvironment({ [name]: value })),
  )
})
