import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from './running-site'

const folder = join(import.meta.dirname, '../dist/client/assets')
const names = readdirSync(folder)

/** Bytes of the files so named. */
const bytes = (pattern: RegExp) => {
  const found = names.filter((name) => pattern.test(name))
  expect(found.length, String(pattern)).toBeGreaterThan(0)
  return found.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}
const KB = 1000

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

test('scripts and styles stay within their budgets, brotli', () => {
  expect(bytes(/^starter-.*\.js\.br$/)).toBeLessThanOrEqual(3 * KB)
  expect(bytes(/^wake-galleries-.*\.js\.br$/)).toBeLessThanOrEqual(75 * KB)
  expect(bytes(/^Lightbox-.*\.js\.br$/)).toBeLessThanOrEqual(8 * KB)
  expect(bytes(/\.css\.br$/)).toBeLessThanOrEqual(10 * KB)
  // Nothing else is loaded behind the budgets' back.
  expect(names.filter((name) => name.endsWith('.js'))).toHaveLength(3)
})

test('no font is a data address, which the policy would refuse', () => {
  for (const name of names.filter((each) => each.endsWith('.css')))
    expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/url\(["']?data:(?!image)/)
})

test('the Latin faces that every page may load stay within 72 kB', () => {
  expect(
    bytes(/^(newsreader-(display|text)|instrument-sans)-[\w-]{8}\.woff2$/),
  ).toBeLessThanOrEqual(72 * KB)
})

test('the front page of three galleries with 24 tiles each stays within 12 kB, brotli', async () => {
  const html = await (await fetch(site.origin)).text()
  expect(html.match(/data-tile=/g)).toHaveLength(72)
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(12 * KB)
})
