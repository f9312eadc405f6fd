/** @module-tag long */
import AxeBuilder from '@axe-core/playwright'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { preview, type PreviewServer } from 'vite'
import { expectReadableDialog, waitForSlide } from './testing/audit'
import { createProject, REACT_18, REACT_19, renderIn, runIn } from './testing/create-project'
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

describe.each([
  ['React 18', REACT_18, 4501],
  ['React 19', REACT_19, 4502],
])('in a new project with %s', (name, react, port) => {
  const project = join(folder, name.replace(' ', '-'))
  let server: PreviewServer

  beforeAll(async () => {
    await createProject(project, { fixture: 'vite', tarball, libraries: react })
    await runIn(project, 'vite/bin/vite.js', ['build', '--logLevel', 'warn'])
    await runIn(project, 'vite/bin/vite.js', ['build', '--ssr', 'server.tsx', '--outDir', 'server'])
    server = await preview({
      root: project,
      preview: { port, strictPort: true, host: '127.0.0.1' },
    })
  })

  afterAll(() => server.close())

  test.each(['bundler', 'node16'])('has types under moduleResolution %s', async (resolution) => {
    const module = resolution === 'node16' ? 'node16' : 'esnext'
    const options = ['--module', module, '--moduleResolution', resolution]
    expect(await runIn(project, 'typescript/bin/tsc', options)).toBe('')
  })

  test('filters and opens its lightbox without console output or axe violations', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const messages: string[] = []
    page.on('console', (message) => {
      // Caused by this test's own role queries, while the text of moving tiles is hidden.
      const isCausedByQuery = message.text().includes('subtree hidden by content-visibility')
      if (message.type() !== 'info' && !isCausedByQuery) messages.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(error.message))
    await page.goto(`http://127.0.0.1:${port}/`)
    const tiles = page.locator('[data-grid] > [data-tile]')
    await expect.poll(() => tiles.count()).toBe(9)
    expect(await tiles.first().evaluate((tile) => getComputedStyle(tile).containerName)).toBe(
      'tessera-tile',
    )

    await page.getByRole('link', { name: /^Photo, 3/ }).click()
    await expect.poll(() => tiles.count()).toBe(3)
    await page.getByRole('button', { name: 'Year: All' }).click()
    await page.getByRole('link', { name: /^2025, 2/ }).click()
    await expect.poll(() => tiles.count()).toBe(2)
    expect(new URL(page.url()).search).toBe('?work.Topic=photo&work.Year=2025')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

    await page.getByRole('link', { name: 'Enlarge: Work 1' }).click()
    await waitForSlide(page, 'Work 1')
    await expectReadableDialog(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(messages).toEqual([])
    await context.close()
  })

  test('renders on a server without a DOM', async () => {
    const all = await renderIn(project, '')
    expect(all.plain.match(/data-tile=/g)).toHaveLength(9)
    // The button of the menu, and the one that closes it.
    expect(all.plain.match(/popovertarget=/gi)).toHaveLength(2)
    expect(all.live).toBe(all.plain)
    const shared = await renderIn(project, '?work.Topic=photo&work.view=work-1')
    expect(shared.plain.match(/data-tile=/g)).toHaveLength(3)
    expect(shared.plain).toContain('<dialog')
    expect(shared.live).toBe(shared.plain)
    expect(all.errors + shared.errors).toBe('')
  })
})
