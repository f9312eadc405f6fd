import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { GalleryOnPage, search } from '../product/gallery-page'
import { connectToCms, paragraph } from '../product/cms-client'
import { sharedProduct } from '../product/shared-product'
import { ROOT } from '../product/start-product'

const { site, dataDir } = sharedProduct()
const run = promisify(execFile)
const CATALOGUE = join(ROOT, 'import/tate-artworks-20k.ndjson.gz')
const MAPPING = join(ROOT, 'import/tate.json')
const ARTWORKS = 20_000

const runImport = () =>
  run(
    process.execPath,
    ['scripts/import.mjs', CATALOGUE, '--map', MAPPING, '--gallery', 'catalogue'],
    {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir },
      maxBuffer: 16 * 1024 * 1024,
    },
  )

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

test.describe.serial('the catalogue', () => {
  test('20,000 artworks import and publish while an editor saves', async () => {
    test.setTimeout(400_000)
    const cms = connectToCms()
    const { id } = await cms.create('articles', {
      title: 'Saved meanwhile',
      slug: 'saved-meanwhile',
      body: paragraph('Text.'),
      _status: 'published',
    })
    const since = performance.now()
    let done = false
    const importing = runImport().finally(() => (done = true))
    const saves: number[] = []
    while (!done) {
      const before = performance.now()
      await cms.update('articles', id, {
        title: `Saved meanwhile ${saves.length}`,
        _status: 'published',
      })
      saves.push(performance.now() - before)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    const { stdout } = await importing
    const seconds = (performance.now() - since) / 1000
    console.log(
      `import: ${seconds.toFixed(0)} s; an editor's save: median ${median(saves).toFixed(0)} ms, most ${Math.max(...saves).toFixed(0)} ms`,
    )
    expect(stdout).toMatch(/20,?000/)
    await cms.remove('articles', id)
  })

  test('importing again adds nothing', async () => {
    test.setTimeout(120_000)
    const { stdout } = await runImport()
    expect(stdout).toMatch(/\b0 (created|new|added)/i)
  })

  test('a visitor filters it by classification, subject and period, and enlarges', async ({
    page,
  }) => {
    await page.goto(`${site}/catalogue`)
    const catalogue = new GalleryOnPage(page, 'catalogue')
    await expect(catalogue.status()).toContainText(/20,?000/)
    const promised = await catalogue.countOf('classification', 'painting')
    await catalogue.choose('classification', 'painting')
    await catalogue.expectMatching(promised)
    for (const group of ['subject', 'period']) {
      await expect(catalogue.group(group)).toBeAttached()
    }
    const before = await catalogue.tiles().count()
    await catalogue.section.locator('[data-paging] a, [data-paging] button').first().click()
    await expect.poll(() => catalogue.tiles().count()).toBeGreaterThan(before)
    const slug = (await catalogue.ids())[0] ?? ''
    await catalogue.enlarge(slug)
    expect(search(page)).toContain(`catalogue.view=${slug}`)
    await page.keyboard.press('ArrowLeft')
    await expect(catalogue.lightbox().locator('p[role="status"]')).toContainText(/of 1,?\d{3}/)
  })

  test('a gallery above a thousand tiles sends a page of them, not all', async ({ page }) => {
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.url().includes('/galleries/'))
        sizes.push(response.body().then(({ length }) => length))
    })
    await page.goto(`${site}/catalogue`)
    const catalogue = new GalleryOnPage(page, 'catalogue')
    const promised = await catalogue.countOf('classification', 'sculpture')
    await catalogue.choose('classification', 'sculpture')
    await catalogue.expectMatching(promised)
    expect(Math.max(...(await Promise.all(sizes)))).toBeLessThan(256 * 1024)
  })
})

test('the catalogue that ships is the one described', () => {
  expect(readFileSync(MAPPING, 'utf8')).toContain('acno')
  const lines = gunzipSync(readFileSync(CATALOGUE)).toString().trimEnd().split('\n')
  expect(lines).toHaveLength(ARTWORKS)
})
