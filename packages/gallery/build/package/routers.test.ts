/** @module-tag long */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { preview, type Plugin, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectReadableDialog, waitForSlide } from './testing/audit'
import { createProject, NEXT, REACT_ROUTER, renderIn, runIn } from './testing/create-project'
import { pack, temporaryFolder } from '../testing/pack'

const folder = temporaryFolder()
let tarball: string
let browser: Browser

beforeAll(async () => {
  tarball = pack(folder)
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
})

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

/** The ids of the tiles in HTML. */
const tilesIn = (html: string) => [...html.matchAll(/data-tile="([^"]*)"/g)].map(([, id]) => id)

/** Filters, goes back, follows the router, opens the lightbox and a page. Fails on console output and axe violations. */
async function walk(address: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => {
    const isCausedByQuery = message.text().includes('subtree hidden by content-visibility')
    if (['error', 'warning'].includes(message.type()) && !isCausedByQuery)
      messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  await page.goto(address)
  await isHydrated(page)
  const tiles = page.locator('[data-grid] > [data-tile]:not([hidden])')
  const expectPhotos = async (search: string) => {
    await expect.poll(() => tiles.count(), { timeout: 15_000 }).toBe(3)
    await expect.poll(() => new URL(page.url()).search).toBe(search)
    await expect.poll(() => page.locator('output').textContent()).toBe(search.slice(1))
  }
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await page.getByRole('link', { name: /^Photos, 3/ }).click()
  await expectPhotos('?work.topic=Photos')
  await page.goBack()
  await expect.poll(() => tiles.count()).toBe(9)
  await expect.poll(() => page.locator('output').textContent()).toBe('')

  await page.getByRole('link', { name: 'Photos by the router' }).click()
  await expectPhotos('?work.topic=Photos')

  await page.getByRole('link', { name: 'Enlarge: Work 4' }).click()
  await waitForSlide(page, 'Work 4')
  await expectReadableDialog(page)
  await expect
    .poll(() => page.locator('output').textContent())
    .toBe('work.topic=Photos&work.view=work-4')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expectPhotos('?work.topic=Photos')

  await page.getByRole('link', { name: 'Work 4', exact: true }).click()
  await page.getByRole('heading', { name: 'The page of work 4' }).waitFor()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.goto(`${address}?work.topic=Photos&work.view=work-7`)
  await page.getByRole('dialog', { name: 'Work 7' }).waitFor()
  expect(await tiles.count()).toBe(3)
  expect(messages).toEqual([])
  await context.close()
}

/** Waits until React has set the properties of the gallery's root element. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-gallery]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )

/** Answers requests for pages with the HTML of the project's server build. */
const rendersPages = (project: string): Plugin => ({
  name: 'renders-pages',
  configurePreviewServer({ middlewares }) {
    const template = readFileSync(join(project, 'dist/index.html'), 'utf8')
    middlewares.use(async ({ url = '/', headers }, response, next) => {
      if (!headers.accept?.includes('text/html')) return next()
      const { live } = await renderIn(project, url.slice(1))
      const root = '<main id="root">'
      response.setHeader('Content-Type', 'text/html').end(template.replace(root, root + live))
    })
  },
})

describe('with React Router and React 18', () => {
  const project = join(folder, 'router')
  let server: PreviewServer

  beforeAll(async () => {
    await createProject(project, { fixture: 'router', tarball, libraries: REACT_ROUTER })
    await runIn(project, 'vite/bin/vite.js', ['build', '--logLevel', 'warn'])
    await runIn(project, 'vite/bin/vite.js', ['build', '--ssr', 'server.tsx', '--outDir', 'server'])
    server = await preview({
      root: project,
      plugins: [rendersPages(project)],
      preview: { port: 4503, strictPort: true, host: '127.0.0.1' },
    })
  })

  afterAll(() => server.close())

  test('a filter is a navigation, and a navigation is a filter', () =>
    walk('http://127.0.0.1:4503/'))

  test('a server renders what the address says', async () => {
    expect(tilesIn((await renderIn(project, '')).live)).toHaveLength(9)
    const { live, errors } = await renderIn(project, '?work.topic=Photos')
    expect(tilesIn(live)).toEqual(['work-1', 'work-4', 'work-7'])
    expect(live).toContain('type="search"')
    expect(errors).toBe('')
  })
})

describe('with the app router of Next', () => {
  const project = join(folder, 'next')
  const address = 'http://127.0.0.1:4504/'
  let server: ChildProcess

  beforeAll(async () => {
    await createProject(project, { fixture: 'next', tarball, libraries: NEXT })
    await runIn(project, 'next/dist/bin/next', ['build'], { NODE_ENV: 'production' })
    const args = ['node_modules/next/dist/bin/next', 'start', '-p', '4504', '-H', '127.0.0.1']
    server = spawn(process.execPath, args, {
      cwd: project,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    await vi.waitFor(() => fetch(address), { timeout: 60_000, interval: 250 })
  })

  afterAll(() => server.kill())

  test('a filter is a navigation, and a navigation is a filter', () => walk(address))

  test('the server renders what the address says', async () => {
    const html = await (await fetch(`${address}?work.topic=Photos`)).text()
    expect(tilesIn(html)).toEqual(['work-1', 'work-4', 'work-7'])
    expect(html).toContain('>Photos</h1>')
    expect(html).toContain('type="search"')
  })
})
