import { build as bundle, type Plugin } from 'esbuild'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser, type Page } from 'playwright'
import { build, type Rollup } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { pack, temporaryFolder } from '../testing/pack'

/** Brotli, bytes. */
const MAX_SCRIPT = 8_000
const MAX_STYLES = 4_000

/**
 * Vite adds its own loader with a list of files, 1 kB, and compresses each file of the first load by itself. 0.4 kB are
 * the code of the page.
 */
const MAX_VITE_SCRIPTS = 9_900

const MODULES = join(import.meta.dirname, '../../../../node_modules')
const REACT = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client']
const PORT = 4503

const project = temporaryFolder()
let browser: Browser | null = null
let address: Promise<string> | null = null
let closeServer = () => undefined as unknown

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'fixtures/first-load'), project, { recursive: true })
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }))
  const tarball = pack(join(project, 'packed'))
  const modules = join(project, 'node_modules')
  mkdirSync(join(modules, '@tessera'), { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', join(modules, '@tessera')])
  execFileSync('mv', [join(modules, '@tessera/package'), join(modules, '@tessera/gallery')])
  for (const name of ['react', 'react-dom']) symlinkSync(join(MODULES, name), join(modules, name))
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
})

afterAll(async () => {
  closeServer()
  await browser?.close()
  rmSync(project, { recursive: true })
})

const compressed = (content: string | Uint8Array) => brotliCompressSync(content).length

const SIMPLEST_USE = `
  import { Gallery } from '@tessera/gallery'
  import '@tessera/gallery/simple.css'
  export const gallery = <Gallery images={[{ src: '/a.jpg', width: 3, height: 2, alt: '' }]} />
`

const excludeLazyFiles: Plugin = {
  name: 'exclude-lazy-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    ),
}

test('esbuild bundles the simplest use to 8 kB of script and 4 kB of styles, without React', async () => {
  const { outputFiles } = await bundle({
    stdin: { contents: SIMPLEST_USE, resolveDir: project, loader: 'tsx' },
    ...{ bundle: true, minify: true, format: 'esm', jsx: 'automatic' },
    ...{ external: REACT, plugins: [excludeLazyFiles], outdir: 'out', write: false },
  })
  const [script, styles] = ['.js', '.css'].map((ending) => {
    const file = outputFiles.find(({ path }) => path.endsWith(ending))
    return compressed(file?.contents ?? '')
  })
  expect(script).toBeGreaterThan(MAX_SCRIPT / 2)
  expect(script).toBeLessThanOrEqual(MAX_SCRIPT)
  expect(styles).toBeGreaterThan(MAX_STYLES / 2)
  expect(styles).toBeLessThanOrEqual(MAX_STYLES)
})

test('Vite builds it to little more', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  onTestFinished(() => void vi.unstubAllEnvs())
  const files = await buildPage({ write: false, rolldownOptions: { external: REACT } })
  const chunks = files.filter((file) => file.type === 'chunk')
  const loaded = filesOfFirstLoad(chunks)
  expect(chunks.length).toBeGreaterThan(loaded.length)
  const scripts = loaded.reduce((sum, { code }) => sum + compressed(code), 0)
  expect(scripts).toBeLessThanOrEqual(MAX_VITE_SCRIPTS)
  const styles = files.filter(({ fileName }) => fileName.endsWith('.css'))
  const bytes = styles.map((file) => compressed(file.type === 'asset' ? file.source : ''))
  expect(bytes).toHaveLength(1)
  expect(bytes[0]).toBeLessThanOrEqual(MAX_STYLES)
})

test('a page with images alone requests nothing else before a visitor points at a tile', async () => {
  const { page, requests, messages } = await openPage('/')
  await expect.poll(() => page.locator('[data-tile]').count()).toBe(9)
  await page.waitForLoadState('networkidle')
  const first = [...requests]
  expect(first.filter((path) => /lightbox|FullGallery/i.test(path))).toEqual([])

  await page.getByRole('link', { name: 'Enlarge: Colour 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Colour 1' })
  await dialog.waitFor()
  expect(requests.filter((path) => /ImagesLightbox/.test(path))).toHaveLength(1)
  // The lightbox brings its styles, which a policy for style elements does not forbid.
  expect(await dialog.evaluate((element) => getComputedStyle(element).zIndex)).toBe('100')
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog', { name: 'Colour 2' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Enlarge: Colour 2')
  expect(requests.filter((path) => path.includes('FullGallery'))).toEqual([])
  expect(messages).toEqual([])
})

test('a server renders a gallery with filters completely, and the page keeps it until its code is loaded', async () => {
  const { page, requests, messages, release } = await openPage('/works', /FullGallery/)
  const tiles = page.locator('[data-tile]')
  expect(await tiles.count()).toBe(9)
  await expect.poll(() => requests.some((path) => path.includes('FullGallery'))).toBe(true)
  const first = await tiles.first().elementHandle()
  expect(await page.locator('[data-gallery][data-layout="masonry"] [data-tile]').count()).toBe(9)
  expect(await page.getByRole('link', { name: /^Photos, 3/ }).isVisible()).toBe(true)

  release()
  await page.getByRole('searchbox').waitFor()
  // React has taken over the markup.
  await expect.poll(() => first?.evaluate((tile) => Object.keys(tile).join())).toContain('react')
  expect(await first?.evaluate((tile) => tile.isConnected)).toBe(true)
  await page.getByRole('link', { name: /^Photos, 3/ }).click()
  await expect.poll(() => page.locator('[data-tile]:not([hidden])').count()).toBe(3)
  expect(new URL(page.url()).search).toBe('?work.topic=Photos')
  expect(messages).toEqual([])
})

test('without the code of the filters the page keeps the markup of the server', async () => {
  const { page, messages } = await openPage('/works', /FullGallery/, 'abort')
  await expect.poll(() => messages.join()).toContain('(FullGallery)')
  expect(await page.locator('[data-tile]').count()).toBe(9)
  expect(await page.getByRole('link', { name: /^Photos, 3/ }).getAttribute('href')).toBe(
    '?work.topic=Photos#work',
  )
})

type BuildOptions = NonNullable<Parameters<typeof build>[0]>['build']

/** Builds the page of the project. */
async function buildPage(
  options: BuildOptions,
): Promise<readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    // React's development build reports markup that differs from the server's.
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV']) },
    build: { emptyOutDir: true, ...options },
  })
  if (!Array.isArray(result) && 'output' in result) return result.output
  throw new Error('Vite did not build the page once.')
}

/** The entry point of the page and the files that it imports. */
function filesOfFirstLoad(chunks: readonly Rollup.OutputChunk[]): readonly Rollup.OutputChunk[] {
  const loaded = new Set<Rollup.OutputChunk>()
  const visit = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return
    loaded.add(chunk)
    chunk.imports.forEach((name) => visit(chunks.find(({ fileName }) => fileName === name)))
  }
  visit(chunks.find(({ isEntry }) => isEntry))
  return [...loaded]
}

/** What a server sends: the page with its markup, and the files of the build. */
async function startServer(): Promise<string> {
  const files = await buildPage({ write: false })
  await buildPage({ ssr: 'server.tsx', outDir: 'server' })
  const { render } = await import(
    /* @vite-ignore */ pathToFileURL(join(project, 'server/server.js')).href
  )
  const contents = new Map(
    files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
  const document = String(contents.get('/index.html'))
  const server = createServer(async ({ url = '' }, response) => {
    const file = contents.get(url)
    const type = TYPES[url.split('.').at(-1) ?? ''] ?? 'text/html'
    // Styles in attributes and in files of the page are allowed, elements with styles are not.
    const policy = "style-src-elem 'self'"
    response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy })
    response.end(file ?? document.replace('<!--app-->', await render(url)))
  })
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve))
  closeServer = () => server.close()
  return `http://127.0.0.1:${PORT}`
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

interface OpenedPage {
  readonly page: Page
  /** Paths of the files that the page requested. */
  readonly requests: readonly string[]
  /** Errors and warnings in the console. */
  readonly messages: readonly string[]
  readonly release: () => void
}

/** @param held files that are not sent before `release`, or never */
async function openPage(
  path: string,
  held = /^$/,
  end: 'send' | 'abort' = 'send',
): Promise<OpenedPage> {
  const server = await (address ??= startServer())
  if (!browser) throw new Error('Chromium was not started.')
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const requests: string[] = []
  const messages: string[] = []
  let release = () => undefined as unknown
  const isReleased = new Promise<unknown>((resolve) => (release = () => resolve(null)))
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  page.on('pageerror', ({ message }) => messages.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  await page.route(held, async (route) => {
    if (end === 'abort') return route.abort()
    await isReleased
    await route.continue()
  })
  await page.goto(`${server}${path}`, { waitUntil: 'domcontentloaded' })
  return { page, requests, messages, release }
}
