import { expect, test } from 'vitest'
import { readSettings } from './settings'

const secret = { CMS_SECRET: 's'.repeat(32) }
const read = (env: Record<string, string>) =>
  readSettings({ ...secret, ...env }, '/srv/tessera/cms')

test('defaults to http://localhost:3000, a SQLite file in the data folder and videos of 300 MB', () => {
  expect(read({})).toMatchObject({
    siteUrl: 'http://localhost:3000',
    dataDir: '/srv/tessera/data',
    databaseUrl: 'file:/srv/tessera/data/tessera.db',
    databaseKind: 'sqlite',
    videoLimit: 300 * 1024 * 1024,
  })
})

test.each([
  [{ SITE_URL: 'example.org' }, 'SITE_URL must be an address without a path'],
  [{ SITE_URL: 'https://example.org/blog' }, 'SITE_URL must be'],
  [{ DATABASE_URL: 'mysql://user:secret@host' }, 'got "mysql://…"'],
  [{ VIDEO_LIMIT_MB: '5000' }, 'VIDEO_LIMIT_MB must be a number of megabytes from 1 to 4095'],
  [{ CMS_SECRET: 'short' }, 'CMS_SECRET must have at least 32 characters; it has 5.'],
  [{ CMS_SECRET: '' }, 'CMS_SECRET must be set'],
])('refuses %o with the variable and the fix', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence)
})

test('resolves a relative DATA_DIR from the project', () => {
  expect(read({ DATA_DIR: 'elsewhere' }).dataDir).toBe('/srv/tessera/elsewhere')
})

test('accepts the admin at the site’s origin, and at the CMS’s own when the site does not forward it', () => {
  const SITE_URL = 'https://example.org'
  expect(read({ SITE_URL }).adminOrigins).toEqual([SITE_URL])
  expect(read({ SITE_URL, CMS_PORT: '3001' }).adminOrigins).toEqual([SITE_URL])
  expect(read({ SITE_URL, CMS_PUBLIC: 'off', CMS_PORT: '3001' }).adminOrigins).toEqual([
    SITE_URL,
    'http://localhost:3001',
    'http://127.0.0.1:3001',
  ])
})

test('requires no secret for a build', () => {
  const env = { NEXT_PHASE: 'phase-production-build' }
  expect(readSettings(env, '/srv/tessera/cms').databaseKind).toBe('sqlite')
})
