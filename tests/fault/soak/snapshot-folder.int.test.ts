import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mountSmallDisk } from '../../../cms/tests/testing/small-disk'
import { makeSiteData, startSiteProcess } from '../testing/site-process'

const read = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, text: await response.text() }
}

test('serves without a writable SITE_CACHE_DIR and with a damaged snapshot', async () => {
  const { dataDir, remove } = await makeSiteData()
  onTestFinished(remove)
  const cache = join(dataDir, 'cache')
  mkdirSync(cache)
  writeFileSync(join(cache, 'publications.snapshot'), 'damaged')
  // A file in the place of the folder, because the tests may run as root, whom permissions do not stop.
  writeFileSync(join(dataDir, 'file'), '')
  chmodSync(cache, 0o500)
  const site = await startSiteProcess(dataDir, { env: { SITE_CACHE_DIR: join(dataDir, 'file/x') } })
  onTestFinished(async () => void (await site.end('SIGKILL')))
  expect((await read(site.origin)).status).toBe(200)
  await expect.poll(() => site.output(), { timeout: 20_000 }).toContain('snapshot-not-written')
  expect(await site.end('SIGTERM')).toBe(0)

  const missing = await startSiteProcess(dataDir, {
    env: { SITE_CACHE_DIR: cache, DATABASE_URL: `file:${join(dataDir, 'none.db')}` },
  })
  onTestFinished(async () => void (await missing.end('SIGKILL')))
  expect(missing.output()).toContain('snapshot-not-read')
  expect(await missing.end('SIGTERM')).toBe(0)
})

test('serves a snapshot from a SITE_CACHE_DIR that cannot be written, without a database', async (context) => {
  const { dataDir, remove } = await makeSiteData()
  onTestFinished(remove)
  const cache = join(dataDir, 'cache')
  const snapshot = join(cache, 'publications.snapshot')
  // Permissions do not stop root.
  const isRoot = process.getuid?.() === 0
  const disk = isRoot ? mountSmallDisk(cache, 4096) : null
  if (isRoot && !disk) return context.skip('Root cannot mount here.')
  onTestFinished(() => disk?.unmount())
  const env = { SITE_CACHE_DIR: cache }
  const first = await startSiteProcess(dataDir, { env })
  onTestFinished(async () => void (await first.end('SIGKILL')))
  const home = await read(first.origin)
  await expect.poll(() => existsSync(snapshot), { timeout: 20_000 }).toBe(true)
  expect(await first.end('SIGTERM')).toBe(0)

  if (disk) disk.makeReadOnly()
  else chmodSync(cache, 0o500)
  expect(() => writeFileSync(join(cache, 'new'), '')).toThrow(/EROFS|EACCES/)
  const DATABASE_URL = `file:${join(dataDir, 'none.db')}`
  const site = await startSiteProcess(dataDir, { env: { ...env, DATABASE_URL } })
  onTestFinished(async () => void (await site.end('SIGKILL')))
  expect(await read(site.origin)).toEqual(home)
  const ready = await read(`${site.origin}/readyz`)
  expect([ready.status, JSON.parse(ready.text).publications.source]).toEqual([503, 'snapshot'])
  expect(await site.end('SIGTERM')).toBe(0)
  if (!disk) chmodSync(cache, 0o700)
})
