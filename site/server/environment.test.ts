import { expect, test } from 'vitest'
import { readEnvironment } from './environment'

test('has a default for every setting', () => {
  const environment = readEnvironment({})
  expect(environment).toMatchObject({ port: 3000, host: '0.0.0.0', cmsUrl: null })
  expect(environment.siteUrl).toBe('http://localhost:3000')
  expect(environment.databaseUrl).toBe(`file:${environment.dataDir}/tessera.db`)
})

test('names the variable and the fix, but no secret', () => {
  const refused = (env: Record<string, string>) => () => readEnvironment(env)
  expect(refused({ PORT: 'http' })).toThrow('PORT must be a number from 1 to 65535; got "http".')
  expect(refused({ SITE_URL: 'example.org' })).toThrow('SITE_URL must be an address without a path')
  expect(refused({ DATABASE_URL: 'mysql://me:secret@host/db' })).toThrow(
    'DATABASE_URL must start with "file:" or "postgres:"; got "mysql://…".',
  )
  expect(refused({ VIDEO_LIMIT_MB: '1e9' })).toThrow(
    'VIDEO_LIMIT_MB must be a number of megabytes from 1 to 4095; got "1e9".',
  )
  expect(refused({ TRUSTED_PROXIES: 'nginx' })).toThrow(
    'TRUSTED_PROXIES must be a number of proxies',
  )
  expect(refused({ CMS_PUBLIC: 'no' })).toThrow('CMS_PUBLIC must be "on" or "off"; got "no".')
})

test('CMS_PUBLIC=off hides the CMS', () => {
  const open = readEnvironment({ CMS_URL: 'http://127.0.0.1:3001' })
  expect(open.cmsUrl).toBe('http://127.0.0.1:3001')
  expect(readEnvironment({ CMS_URL: 'http://127.0.0.1:3001', CMS_PUBLIC: 'off' }).cmsUrl).toBeNull()
})

test('the site is in English by default, and only in languages that it has messages for', () => {
  expect(readEnvironment({}).languages).toEqual(['en'])
  expect(readEnvironment({ LANGUAGES: 'ar, en,ar' }).languages).toEqual(['ar', 'en'])
  expect(() => readEnvironment({ LANGUAGES: 'en,xx' })).toThrow(/^LANGUAGES must be .*got "xx"/)
})
