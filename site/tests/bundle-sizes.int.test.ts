import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../testing/running-site'

const folder = join(import.meta.dirname, '../dist/client/assets')
const names = readdirSync(folder)

/** Bytes of all files whose name matches. */
const bytes = (pattern: RegExp) => {
  const matching = names.filter((name) => pattern.test(name))
  expect(matching.length, String(pattern)).toBeGreaterThan(0)
  return matching.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}
const KB = 1000

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const scripts = names.filter((name) => name.endsWith('.js'))
/** File of a chunk. Names end with a hash of 8 characters, so "lightbox" does not match "lightbox-image". */
const scriptOf = (chunk: string) =>
  scripts.find(
    (name) => name.startsWith(`${chunk}-`) && name.length === `${chunk}-.js`.length + 8,
  ) ?? chunk

/** A script and all scripts that it imports statically. */
function closure(name: string): readonly string[] {
  const code = readFileSync(join(folder, name), 'utf8')
  const imports = [...code.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(
    ([, file = '']) => file,
  )
  return [...new Set([name, ...imports.flatMap(closure)])]
}

/** The hash in a file name: 8 characters. */
const HASH = /(?<=\b([\w-]+)-)[\w-]{8}(?=\.(js|css)\b)/g

/**
 * Bytes of a script, compressed as in the build, with hashes in the names of files that depend only on the rest of the
 * name: those of the build compress a little better or worse after each change of any file.
 */
function compressedSize(name: string): number {
  const code = readFileSync(join(folder, name), 'utf8').replaceAll(
    HASH,
    (_, stem: string, type: string) =>
      createHash('sha256').update(`${stem}.${type}`).digest('base64url').slice(0, 8),
  )
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(code, { params }).length
}

/**
 * Compressed bytes that a chunk adds.
 * @param loaded chunks that are loaded before
 */
const sizeOf = (chunk: string, loaded: readonly string[] = []) => {
  const present = new Set(loaded.flatMap((each) => closure(scriptOf(each))))
  return closure(scriptOf(chunk))
    .filter((name) => !present.has(name))
    .reduce((sum, name) => sum + compressedSize(name), 0)
}

test('the main scripts and style sheets stay within their budgets, compressed', () => {
  expect(sizeOf('entry')).toBeLessThanOrEqual(4.5 * KB)
  // React's client alone is 59.4 kB, Fit shapes 0.8, matching dates 0.5, broader searches 0.2, what static sites share with
  // it 0.3, what readers of the filters need 0.1, the sign on tiles with several images 0.1, slots, components and location
  // adapters 1.3, languages of titles 0.2, what a filter shows before React renders 0.4, searches without one of their words 0.1.
  expect(sizeOf('hydrate-galleries', ['entry'])).toBeLessThanOrEqual(79.5 * KB)
  expect(sizeOf('lightbox', ['hydrate-galleries'])).toBeLessThanOrEqual(8.4 * KB)
  // The details have 0.8 kB.
  expect(bytes(/^lightbox-.*\.css\.br$/)).toBeLessThanOrEqual(4.85 * KB)
})

test('all lazy chunks stay within 6.4 kB, and there are no others', () => {
  /** Chunks that are loaded before, by chunk. */
  const lazyChunks = {
    DeferredEffects: ['hydrate-galleries'],
    PeriodFilter: ['hydrate-galleries'],
    StickyFilters: ['hydrate-galleries'],
    VirtualGrid: ['hydrate-galleries'],
    'gallery-patch': ['hydrate-galleries', 'DeferredEffects'],
    'lazy-components': ['hydrate-galleries'],
    DetailsPanel: ['lightbox'],
    'create-steps': ['lightbox'],
    LightboxTools: ['lightbox'],
    ContentSlide: ['lightbox'],
    Thumbnails: ['lightbox'],
    'linked-lightbox': ['hydrate-galleries', 'lightbox'],
    'open-menu': ['hydrate-galleries'],
    'server-source': ['hydrate-galleries'],
    'hydrate-search-box': ['hydrate-galleries'],
    'mount-back-link': ['entry'],
    'mount-tooltips': ['entry'],
    'mount-modals': ['entry'],
    'mount-carousel': ['entry'],
    'mount-frames': ['entry'],
    'mount-share': ['entry'],
    'mount-header': ['entry'],
    'serve-sub-menus': ['mount-header'],
    'owner-scripts': [],
    'static-page': [],
    'show-fragment': ['entry'],
    'show-results': ['hydrate-galleries', 'hydrate-search-box'],
    'search-index': ['hydrate-galleries'],
    'find-adjacent-items': ['hydrate-galleries'],
    'load-messages': ['entry'],
    ...Object.fromEntries(['ar', 'de', 'en', 'es', 'fr', 'it'].map((lang) => [lang, []])),
  }
  for (const [chunk, loaded] of Object.entries(lazyChunks))
    expect(sizeOf(chunk, loaded), chunk).toBeLessThanOrEqual(6.4 * KB)
  // Only the search of a static site loads the stemmers of all languages.
  expect(sizeOf('stemmers', ['hydrate-galleries', 'search-index'])).toBeLessThanOrEqual(20 * KB)
  const known = [
    ...['entry', 'hydrate-galleries', 'lightbox', 'stemmers'],
    ...Object.keys(lazyChunks),
  ]
  expect([...new Set(known.flatMap((chunk) => closure(scriptOf(chunk))))].sort()).toEqual(
    scripts.toSorted(),
  )
})

test('all scripts that load later begin with the hint to compile them in another thread', () => {
  const withHint = scripts.filter((name) =>
    readFileSync(join(folder, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  const entries = ['entry', 'owner-scripts', 'static-page'].map(scriptOf)
  expect(withHint.toSorted()).toEqual(scripts.filter((name) => !entries.includes(name)).toSorted())
})

test('no font is in a data URL, which the policy would block', () => {
  for (const name of names.filter((each) => each.endsWith('.css')))
    expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/url\(["']?data:(?!image)/)
})

test('the default fonts have at most 72 kB, and 48 kB in English', () => {
  const fonts = '(newsreader-(display|text)|instrument-sans)'
  const all = bytes(new RegExp(`^${fonts}-[\\w-]{8}\\.woff2$`))
  const english = bytes(new RegExp(`^${fonts}-english-[\\w-]{8}\\.woff2$`))
  expect(all).toBeLessThanOrEqual(72 * KB)
  expect(english).toBeGreaterThan(0)
  expect(english).toBeLessThanOrEqual(48 * KB)
})

test('a front page with three galleries of 24 tiles has at most 12 kB, compressed', async () => {
  const html = await (await fetch(site.origin)).text()
  expect(html.match(/data-tile=/g)).toHaveLength(72)
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(12 * KB)
})
