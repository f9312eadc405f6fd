import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../testing/running-site'

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

const scripts = names.filter((name) => name.endsWith('.js'))
/** Its name ends in a hash of eight: "lightbox" is not "lightbox-image". */
const scriptOf = (chunk: string) =>
  scripts.find(
    (name) => name.startsWith(`${chunk}-`) && name.length === `${chunk}-.js`.length + 8,
  ) ?? chunk

/** A script and all it cannot run without. */
function closure(name: string): readonly string[] {
  const code = readFileSync(join(folder, name), 'utf8')
  const own = [...code.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(([, file = '']) => file)
  return [...new Set([name, ...own.flatMap(closure)])]
}

/** What a chunk adds to what is there when it is asked for, in bytes. */
const weigh = (chunk: string, there: readonly string[] = []) => {
  const present = new Set(there.flatMap((each) => closure(scriptOf(each))))
  return closure(scriptOf(chunk))
    .filter((name) => !present.has(name))
    .reduce((sum, name) => sum + statSync(join(folder, `${name}.br`)).size, 0)
}

test('scripts and styles stay within their budgets, brotli', () => {
  expect(weigh('entry')).toBeLessThanOrEqual(3 * KB)
  expect(weigh('hydrate-galleries', ['entry'])).toBeLessThanOrEqual(75 * KB)
  expect(weigh('lightbox', ['hydrate-galleries'])).toBeLessThanOrEqual(8 * KB)
  expect(bytes(/^lightbox-.*\.css\.br$/)).toBeLessThanOrEqual(4 * KB)
})

test('what comes later is light too, and nothing is loaded behind the budgets’ back', () => {
  const later = {
    DeferredEffects: ['hydrate-galleries'],
    VirtualGrid: ['hydrate-galleries'],
    'lazy-components': ['hydrate-galleries'],
    LightboxTools: ['lightbox'],
    ContentSlide: ['lightbox'],
    Thumbnails: ['lightbox'],
    'linked-lightbox': ['hydrate-galleries', 'lightbox'],
    'position-popover': ['hydrate-galleries'],
    'server-source': ['hydrate-galleries'],
    'hydrate-search-box': ['hydrate-galleries'],
    'mount-back-link': ['entry'],
    'mount-tooltips': ['entry'],
    'mount-modals': ['entry'],
    'mount-carousel': ['entry'],
    'mount-frames': ['entry'],
    'mount-header': ['entry'],
    'owner-scripts': [],
    'load-messages': ['entry'],
    ...Object.fromEntries(['ar', 'de', 'en', 'es', 'fr', 'it'].map((lang) => [lang, []])),
  }
  for (const [chunk, there] of Object.entries(later))
    expect(weigh(chunk, there), chunk).toBeLessThanOrEqual(6 * KB)
  const known = ['entry', 'hydrate-galleries', 'lightbox', ...Object.keys(later)]
  expect([...new Set(known.flatMap((chunk) => closure(scriptOf(chunk))))].sort()).toEqual(
    scripts.toSorted(),
  )
})

test('no font is a data address, which the policy would refuse', () => {
  for (const name of names.filter((each) => each.endsWith('.css')))
    expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/url\(["']?data:(?!image)/)
})

test('the faces that every page may load stay within 72 kB, and 48 in English', () => {
  const faces = '(newsreader-(display|text)|instrument-sans)'
  const all = bytes(new RegExp(`^${faces}-[\\w-]{8}\\.woff2$`))
  const english = bytes(new RegExp(`^${faces}-english-[\\w-]{8}\\.woff2$`))
  expect(all).toBeLessThanOrEqual(72 * KB)
  expect(english).toBeGreaterThan(0)
  expect(english).toBeLessThanOrEqual(48 * KB)
})

test('the front page of three galleries with 24 tiles each stays within 12 kB, brotli', async () => {
  const html = await (await fetch(site.origin)).text()
  expect(html.match(/data-tile=/g)).toHaveLength(72)
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(12 * KB)
})
