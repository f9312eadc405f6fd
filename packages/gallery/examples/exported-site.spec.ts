import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import examples from './examples.json' with { type: 'json' }
import guides from './guides/guides.json' with { type: 'json' }
import { expectNoViolations } from './testing/example-test'

const BASE = '/any/base/'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

// One export for all tests.
test.describe.configure({ mode: 'default' })

let folder = ''
let server: Server
let origin = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'tessera-examples-'))
  const root = join(import.meta.dirname, '../../..')
  const args = ['scripts/commands/examples.mjs', '--export', folder]
  expect(spawnSync(process.execPath, args, { cwd: root, stdio: 'pipe' }).status).toBe(0)
  // Like most static hosts: index.html for a folder. Nothing is outside of the base path.
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith(BASE)) return response.writeHead(404).end()
    const path = join(folder, pathname.slice(BASE.length))
    const file = [path, join(path, 'index.html')].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    )
    if (!file) return response.writeHead(404).end()
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${BASE.slice(0, -1)}`
})

test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every page of the exported site shows its example or guide under any base path, and no error', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`${page.url()} ${message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`)
  })
  for (const { folder: example, title } of examples) {
    await page.goto(`${origin}/${example}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('[data-example-source] code')).toContainText('import')
  }
  await page.goto(`${origin}/`)
  await expect(page.locator('[data-examples] > li')).toHaveCount(examples.length)
  for (const { folder: guide } of guides) {
    await page.goto(`${origin}/${guide}/`)
    await expect(page.locator('main h2').first()).toBeVisible()
    for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded()
    await expectNoViolations(page)
  }
  expect(errors).toEqual([])
})

test('a gallery of the exported site filters and opens its lightbox', async ({ page }) => {
  await page.goto(`${origin}/lightbox/`)
  await page.locator('[data-zoom]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto(`${origin}/filter-buttons/`)
  await page.locator('[data-option]:not([aria-current])').first().click()
  await expect(page).toHaveURL(/\?/)
})
