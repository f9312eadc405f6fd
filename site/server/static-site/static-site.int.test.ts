import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PublishedDocument } from '@tessera/content'
import { openReader } from '@tessera/content/store'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportTestSite } from '../../testing/export-test-site'
import { collectConsoleProblems, siteInBrowser } from '../../testing/site-in-browser'
import { noteLanguages } from './pages/note-languages'
import { serveWithNginx } from '../../testing/static-nginx'
import { serveStatic, type StaticServer } from '../../testing/static-server'

/** `npm run test:long` walks through the site on nginx. */
const serve = process.env['SOAK'] ? serveWithNginx : serveStatic
const BASE = '/docs/site'
const MARKER = 'Marker of an article that was taken back'
const withMarker = (document: PublishedDocument): PublishedDocument =>
  document.kind === 'article' && document.key === 'a3'
    ? { ...document, body: { ...document.body, title: MARKER } }
    : document

const on = siteInBrowser({ languages: ['en', 'ar'], mapDocument: withMarker })
const parent = mkdtempSync(join(tmpdir(), 'tessera-static-'))
const folder = join(parent, 'site')
let server: StaticServer

const runExport = (target = folder) =>
  exportTestSite(on.site, { folder: target, base: BASE, languages: ['en', 'ar'] })
const textsOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(join(folder, file), 'utf8'))
const filesIn = (target: string) =>
  readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1))

beforeAll(async () => {
  await runExport()
  server = await serve(folder, BASE)
})
afterAll(async () => {
  await server.stop()
  rmSync(parent, { recursive: true })
})

async function visit(
  path: string,
  walk: (page: Page) => Promise<void>,
  { javaScriptEnabled = true } = {},
) {
  const viewport = { width: 1280, height: 900 }
  const context = await on.browser.newContext({ javaScriptEnabled, viewport })
  const page = await context.newPage()
  const problems = collectConsoleProblems(page)
  await page.goto(server.address + path)
  await walk(page)
  expect(problems).toEqual([])
  expect(server.missing).toEqual([])
  await context.close()
}

const hydrated = (page: Page) => page.locator('[data-hydrated]').first().waitFor()
const search = (page: Page) => new URL(page.url()).search
const status = (page: Page, id: string) =>
  page.locator(`[data-gallery="${id}"] [role="status"]`).first()

test('every link and file of every page exists under the base', () => {
  const files = filesIn(folder)
  const html = files.filter((file) => file.endsWith('.html'))
  expect(html.length).toBeGreaterThan(60)
  const urls = new Set(
    textsOf(html).flatMap((text) =>
      [...text.matchAll(/ (?:href|src|data-gallery-file)="(\/[^"?#]*)/g)].map(
        ([, url]) => url ?? '',
      ),
    ),
  )
  const fileOf = (url: string) =>
    decodeURI(url.slice(BASE.length + 1)) + (url.endsWith('/') ? 'index.html' : '')
  expect(
    [...urls].filter(
      (url) => !url.startsWith(`${BASE}/`) || !existsSync(join(folder, fileOf(url))),
    ),
  ).toEqual([])
  const others = files.filter((file) => /\.(?:html|xml|json|css|js)$/.test(file))
  expect(textsOf(others).filter((text) => text.includes('_static-site'))).toEqual([])
})

test('filters, Back and a shared link work with script', async () => {
  await visit('/', async (page) => {
    await hydrated(page)
    await page.locator('[data-gallery="work"] [data-option="print"]').click()
    await expect.poll(() => search(page)).toBe('?work.topic=print')
    await expect.poll(() => status(page, 'work').textContent()).toContain('8 of 40')
    await page.goBack()
    await expect.poll(() => status(page, 'work').textContent()).not.toContain('8 of 40')
  })
  await visit('/?work.topic=print', async (page) => {
    await expect.poll(() => status(page, 'work').textContent()).toContain('8 of 40')
  })
})

test(
  'sorting, numbered pages and the search of a gallery work with script',
  { tags: 'long' },
  async () => {
    await visit('/register/', async (page) => {
      await hydrated(page)
      const titles = () => page.locator('[data-tile] h3').allTextContents()
      await page.getByRole('link', { name: 'Page 2', exact: true }).click()
      await expect.poll(() => search(page)).toBe('?register.page=2')
      const second = await titles()
      await page.goBack()
      await expect.poll(titles).not.toEqual(second)
    })
    await visit('/register/register.page-2/', async (page) => {
      await expect.poll(() => search(page)).toBe('?register.page=2')
      expect(new URL(page.url()).pathname).toBe(`${BASE}/register/`)
      await hydrated(page)
      await expect.poll(() => status(page, 'register').textContent()).toContain('11–20')
    })
    await visit('/register/?register.sort=title&register.q=harbour', async (page) => {
      await expect.poll(() => status(page, 'register').textContent()).toContain('of 40')
    })
  },
)

test(
  'the lightbox opens, shows the next image, and closes with Back',
  { tags: 'long' },
  async () => {
    await visit('/', async (page) => {
      await hydrated(page)
      const tile = page.locator('[data-gallery="work"] [data-tile]:has(img)').first()
      await tile.hover()
      await tile.locator('[data-zoom]').click()
      const dialog = page.locator('dialog[open]')
      await dialog.waitFor()
      const first = search(page)
      await dialog.getByRole('button', { name: 'Next' }).click()
      await expect.poll(() => search(page)).not.toBe(first)
      await page.goBack()
      await dialog.waitFor({ state: 'detached' })
      expect(search(page)).toBe('')
    })
  },
)

test('an article leads back to its gallery and to the next article', { tags: 'long' }, async () => {
  await visit('/?work.topic=print', async (page) => {
    await expect.poll(() => status(page, 'work').textContent()).toContain('8 of 40')
    await hydrated(page)
    await page.locator('[data-gallery="work"] [data-tile] h3 a').first().click()
    await page.locator('[data-back-link]:not([hidden])').waitFor()
    await expect.poll(() => page.locator('[data-back]').textContent()).toContain('1 of 8')
    const next = await page.locator('[data-adjacent="next"]').getAttribute('href')
    expect(next).toMatch(new RegExp(`^${BASE}/articles/[a-z-]+/$`))
    await page.locator('[data-back]').click()
    await expect.poll(() => search(page)).toBe('?work.topic=print')
  })
})

test('the search suggests titles and shows filtered results', { tags: 'long' }, async () => {
  await visit('/about/', async (page) => {
    const field = page.locator('#site-search')
    await field.focus()
    await page.locator('[data-search-box][data-hydrated]').waitFor({ state: 'attached' })
    await field.fill('harb')
    await page.getByRole('option', { name: 'Rain on the harbour' }).waitFor()
    await field.fill('harbour')
    await field.press('Enter')
    await expect.poll(() => search(page)).toBe('?q=harbour')
    const tiles = page.locator('[data-gallery="results"] [data-tile]')
    await expect.poll(() => tiles.first().textContent()).toContain('Rain on the harbour')
    await page
      .locator('[data-gallery="results"] [data-option="2022"]')
      .first()
      .waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('#search-words').inputValue()).toBe('harbour')
  })
  await visit('/search/?q=xyzzyxyzzy', async (page) => {
    await page.getByText('xyzzyxyzzy').first().waitFor()
  })
})

test('the other language has its own pages and search', { tags: 'long' }, async () => {
  await visit('/', async (page) => {
    await page.getByRole('link', { name: 'العربية' }).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${BASE}/ar/`)
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  })
  expect(existsSync(join(folder, 'ar/search/index.json'))).toBe(true)
})

test('without script every tile is reached by numbered pages, and no control is shown that does nothing', async () => {
  await visit(
    '/register/',
    async (page) => {
      await expect.poll(() => page.locator('[data-filters]').isVisible()).toBe(false)
      await expect.poll(() => page.locator('.search-box').first().isVisible()).toBe(false)
      const titles: string[] = []
      for (;;) {
        titles.push(...(await page.locator('[data-tile] h3').allTextContents()))
        const next = page.getByRole('link', { name: 'Next page' })
        if ((await next.count()) === 0) break
        await next.click()
      }
      expect(new Set(titles).size).toBe(40)
      await page.locator('[data-tile] h3 a').last().click()
      await expect.poll(() => page.locator('article h1').count()).toBe(1)
    },
    { javaScriptEnabled: false },
  )
})

test('redirects are pages and rules', async () => {
  await visit('/old-about/', async (page) => {
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${BASE}/about/`)
  })
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toContain(
    `${BASE}/old-about ${BASE}/about/ 301\n`,
  )
})

test(
  'a second export writes only what changed and removes what is gone',
  { tags: 'long' },
  async () => {
    expect(await runExport()).toMatchObject({ written: 0, removed: 0 })
    writeFileSync(join(folder, 'CNAME'), 'museum.example')
    expect(textsOf(filesIn(folder)).some((text) => text.includes(MARKER))).toBe(true)
    await on.site.unpublish('article', 'a3')
    const { written, unchanged, removed } = await runExport()
    expect(removed).toBeGreaterThan(0)
    expect(written).toBeLessThan(unchanged)
    expect(textsOf(filesIn(folder)).some((text) => text.includes(MARKER))).toBe(false)
    expect(existsSync(join(folder, 'CNAME'))).toBe(true)
  },
)

test('an export that fails leaves the site that was there', async () => {
  const before = filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')])
  mkdirSync(join(folder, 'media-elsewhere'))
  rmSync(join(folder, 'feeds'), { recursive: true })
  symlinkSync(join(folder, 'media-elsewhere'), join(folder, 'feeds'))
  await expect(runExport()).rejects.toThrow('is a symbolic link')
  expect(readdirSync(join(folder, 'media-elsewhere'))).toEqual([])
  for (const [file = '', text] of before)
    if (!file.startsWith('feeds/')) expect(readFileSync(join(folder, file), 'utf8')).toBe(text)
  rmSync(join(folder, 'feeds'))
  expect(await runExport()).toMatchObject({ removed: 0 })
})

test('documents in languages that are not set are named', async () => {
  const { reader, warning } = noteLanguages(openReader(`file:${on.site.dataDir}/tessera.db`))
  for (let last = 0; ;) {
    const rows = await reader.rowsAfter(last, 1_000)
    if (rows.length === 0) break
    last = rows.at(-1)?.revision ?? 0
  }
  await reader.close()
  expect(warning(['en', 'ar'])).toBeNull()
  expect(warning(['en'])).toBe(
    'Documents in ar are left out, because LANGUAGES is en. Set it as for npm start.',
  )
})

test('a folder with other files is refused', async () => {
  const other = join(parent, 'other')
  mkdirSync(other)
  writeFileSync(join(other, 'notes.txt'), 'mine')
  await expect(runExport(other)).rejects.toThrow('is not empty and not an earlier static site')
  expect(readdirSync(other)).toEqual(['notes.txt'])
})
