import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import examples from './examples.json' with { type: 'json' }

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.jpg': 'image/jpeg',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

// One export for both tests.
test.describe.configure({ mode: 'default' })

let folder = ''
let server: Server
let origin = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'tessera-examples-'))
  const root = join(import.meta.dirname, '../../..')
  const args = ['scripts/examples.mjs', '--export', folder]
  expect(spawnSync(process.execPath, args, { cwd: root, stdio: 'pipe' }).status).toBe(0)
  // Like most static hosts: index.html for a folder, `x.html` for `x`.
  server = createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = [path, join(path, 'index.html'), `${path}.html`].find(
      (each) => existsSync(each) && statSync(each).isFile(),
    )
    if (!file) return response.writeHead(404).end()
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    return createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every page of the exported site shows its example, and no error', async ({ page }) => {
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
  await page.goto(origin)
  await expect(page.locator('[data-examples] > li')).toHaveCount(examples.length)
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
