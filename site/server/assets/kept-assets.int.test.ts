import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../../testing/running-site'
import { readBuiltAssets } from './built-assets'
import { keepAssets, keptAssetsFolder } from './kept-assets'

const DAY_MS = 24 * 3_600_000

let site: RunningSite
let folder: string
beforeAll(async () => {
  site = await startSite()
  folder = keptAssetsFolder(join(site.dataDir, 'site-cache'))
  mkdirSync(folder, { recursive: true })
})
afterAll(() => site.stop())

/** A file as an earlier version had it. @param days since a version had it last */
function addOld(name: string, days: number): void {
  writeFileSync(join(folder, name), 'body { margin: 0 }')
  const seconds = (Date.now() - days * DAY_MS) / 1000
  utimesSync(join(folder, name), seconds, seconds)
}

test('answers with files of earlier versions, and forgets them after 30 days', async () => {
  addOld('page-AbCd1234.css', 29)
  addOld('page-OlD01234.css', 31)
  await keepAssets(join(site.dataDir, 'site-cache'))
  const kept = await fetch(`${site.origin}/assets/page-AbCd1234.css`)
  expect(kept.status).toBe(200)
  expect(kept.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(kept.headers.get('cache-control')).toContain('immutable')
  expect(await kept.text()).toBe('body { margin: 0 }')
  expect((await fetch(`${site.origin}/assets/page-OlD01234.css`)).status).toBe(404)
})

test('keeps what this version has, with its compressed form', async () => {
  await keepAssets(join(site.dataDir, 'site-cache'))
  const [script = ''] = readBuiltAssets().scripts
  for (const suffix of ['', '.br', '.gz'])
    expect(existsSync(join(folder, script.replace('/assets/', '') + suffix)), suffix).toBe(true)
})

test.each(['..%2f..%2ftessera.db', '.hidden.js', 'a.db', 'a%00.js'])(
  'answers no file %s',
  async (name) => {
    expect([400, 404]).toContain((await fetch(`${site.origin}/assets/${name}`)).status)
  },
)
