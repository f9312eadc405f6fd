import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { expect, test, type Response } from '@playwright/test'
import { measureSlowdown } from '../../fault/testing/measure-slowdown'
import { connectToCms } from '../product/running/cms-client'
import { richText } from '../product/forms/rich-text'
import { GalleryDriver, urlSearch } from '../product/gallery-driver'
import { readMetrics } from '../product/read-metrics'
import { sharedProduct } from '../product/running/shared-product'
import { ROOT } from '../product/running/start-product'

const { site, dataDir } = sharedProduct()
const run = promisify(execFile)
const CATALOGUE = join(ROOT, 'import/tate-artworks-20k.ndjson.gz')
const IMPORT = join(ROOT, 'scripts/commands/import.mjs')
const MAPPING = join(ROOT, 'import/tate.json')
/** Lines of the whole catalogue. */
const ALL_LINES = 20_000
/** Lines that are imported: `npm run test:long` imports all of them, `npm test` fewer. */
const LINES = Number(process.env['CATALOGUE_LINES'] ?? 2_000)

/** ms. In `npm test`, other suites delay the processes too. */
const MAX_LAG_MS = 150
/** The goal, on a machine that does nothing else. */
const QUIET_LAG_MS = 50

const lines = gunzipSync(readFileSync(CATALOGUE)).toString().trimEnd().split('\n')
const artworks: readonly { classification?: string }[] = lines
  .slice(0, LINES)
  .map((line) => JSON.parse(line))
const countOf = (classification: string) =>
  artworks.filter((artwork) => artwork.classification === classification).length
const formatted = LINES.toLocaleString('en')

const folder = mkdtempSync(join(tmpdir(), 'tessera-catalogue-'))
const file = join(folder, 'artworks.ndjson')

const runImport = () =>
  run(process.execPath, [IMPORT, file, '--map', MAPPING, '--gallery', 'catalogue'], {
    // The report is written there.
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: 16 * 1024 * 1024,
  })

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0

test.beforeAll(() => writeFileSync(file, lines.slice(0, LINES).join('\n')))
test.afterAll(() => rmSync(folder, { recursive: true }))

test.describe.serial('the catalogue', () => {
  test(`imports and publishes ${formatted} artworks while an editor saves`, async () => {
    test.setTimeout(400_000)
    const cms = connectToCms()
    const { id } = await cms.create('articles', {
      title: 'Saved during the import',
      slug: 'saved-during-the-import',
      body: richText('Text.'),
      _status: 'published',
    })
    await readMetrics({ site, dataDir })
    const startedAt = performance.now()
    let done = false
    const importing = runImport().finally(() => (done = true))
    const saves: number[] = []
    while (!done) {
      const savedAt = performance.now()
      const title = `Saved during the import ${saves.length}`
      await cms.update('articles', id, { title, _status: 'published' })
      saves.push(performance.now() - savedAt)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const { stdout } = await importing
    const seconds = (performance.now() - startedAt) / 1000
    console.log(
      `import: ${seconds.toFixed(0)} s; an editor's save: median ${quantile(saves, 0.5).toFixed(0)} ms, 95 % within ${quantile(saves, 0.95).toFixed(0)} ms, maximum ${Math.max(...saves).toFixed(0)} ms`,
    )
    const lag = 1000 * (await readMetrics({ site, dataDir }))('nodejs_eventloop_lag_p99_seconds')
    console.log(`import: delay of the site's event loop: 99 % within ${lag.toFixed(0)} ms`)
    expect(lag).toBeLessThan(MAX_LAG_MS)
    if (LINES === ALL_LINES) expect(lag).toBeLessThan(QUIET_LAG_MS * (await measureSlowdown()))
    expect(stdout).toContain(`${formatted} created, 0 existing, 0 rejected`)
    await cms.remove('articles', id)
  })

  test('adds nothing when it is imported again', async () => {
    const { stdout } = await runImport()
    expect(stdout).toContain(`0 created, ${formatted} existing`)
  })

  test('is filtered by classification, subject and period, and opens in the lightbox', async ({
    page,
  }) => {
    await page.goto(`${site}/catalogue`)
    const catalogue = new GalleryDriver(page, 'catalogue')
    await expect(catalogue.status()).toContainText(formatted)
    const paintings = countOf('painting')
    expect(await catalogue.countOf('classification', 'painting')).toBe(paintings)
    await catalogue.selectOption('classification', 'painting')
    await catalogue.expectMatching(paintings)
    for (const group of ['subject', 'period']) {
      await expect(catalogue.group(group)).toBeAttached()
    }
    const before = await catalogue.tiles().count()
    await catalogue.section.locator('[data-paging] a, [data-paging] button').first().click()
    await expect.poll(() => catalogue.tiles().count()).toBeGreaterThan(before)
    const slug = (await catalogue.ids())[0] ?? ''
    await catalogue.openLightbox(slug)
    expect(urlSearch(page)).toContain(`catalogue.view=${slug}`)
    await page.keyboard.press('ArrowLeft')
    await expect(catalogue.lightbox().locator('p[role="status"]')).toContainText(
      `of ${paintings.toLocaleString('en')}`,
    )
  })

  test('sends one page of more than a thousand tiles, not all of them', async ({ page }) => {
    const responses: Response[] = []
    page.on('response', (response) => {
      if (response.url().includes('/galleries/')) responses.push(response)
    })
    await page.goto(`${site}/catalogue`)
    const catalogue = new GalleryDriver(page, 'catalogue')
    const sculptures = countOf('sculpture')
    expect(await catalogue.countOf('classification', 'sculpture')).toBe(sculptures)
    await catalogue.selectOption('classification', 'sculpture')
    await catalogue.expectMatching(sculptures)
    expect(responses).not.toHaveLength(0)
    for (const response of responses)
      expect((await response.body()).length).toBeLessThan(256 * 1024)
  })
})

test('the shipped catalogue and its mapping are complete', () => {
  expect(readFileSync(MAPPING, 'utf8')).toContain('acno')
  expect(lines).toHaveLength(ALL_LINES)
})
