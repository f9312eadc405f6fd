import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { axeOn } from '../../axe'
import { openAdmin } from '../product/admin'
import { countClicks } from '../product/count-clicks'
import { test, type ReusedProduct } from '../product/running/reused-product'

const LONG =
  'A title that is much longer than any other one and does not end before the second line'
const CSV = `Title,Year,Topic,Price
Tide,1850,Sea,7
Pier,ca. 1851,Sea,9
${LONG},1848–52,Land,
Reed,19th century,Land,
Gull,1855,Sea,
`

test.describe.serial('the Import and the Export screen', () => {
  let product: ReusedProduct
  let page: Page
  let clicks: () => number
  let archive: { name: string; bytes: Buffer }

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver()
    clicks = await countClicks(page)
  })
  test.afterAll(() => page.context().close())

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const audit = async (screen = '.tessera-import') => {
    const { violations } = await axeOn(page).include(screen).include('.nav').analyze()
    expect(violations).toEqual([])
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const articles = async () => (await product.cms.list('articles')).length

  test('a file is recognised and shown as five tiles before anything is written', async () => {
    await openAdmin(page, `${product.site}/admin`)
    await expect(page.getByRole('link', { name: 'Bring it over' })).toBeVisible()
    await openAdmin(page, `${product.site}/admin/import`)
    await audit()
    await page.getByLabel('Files', { exact: true }).setInputFiles({
      ...{ name: 'works.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) },
    })
    await expect(
      page.getByText('works.csv is a table (CSV) with 5 rows and 4 columns.'),
    ).toBeVisible()
    const tiles = page.getByRole('list', { name: 'The first tiles' }).locator('> li')
    await expect(tiles).toHaveCount(5)
    await expect(tiles.nth(2)).toContainText('1848–52')
    await page.getByLabel('Price becomes').selectOption('Fact')
    await expect(tiles.first()).toContainText('Price: 7')
    await audit()
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('it is tried, imported, and shown on the site, in two clicks', async () => {
    await button('Try it without writing').click()
    await expect(page.getByRole('region', { name: 'Trial' })).toContainText('5 articles')
    expect(await articles()).toBe(0)
    await button('Import').click()
    await expect(page.getByText('5 articles created')).toBeVisible({ timeout: 60_000 })
    expect(clicks()).toBe(2)
    await audit()
    await expect
      .poll(
        async () =>
          (await (await fetch(`${product.site}/works`)).text()).match(/data-tile=/g)?.length,
      )
      .toBe(5)
  })

  test('it is listed, and taken back with the keyboard', async () => {
    await button('All imports').click()
    // With the time zone, as on the dashboard.
    const startedAt = page.locator('.tessera-import__former time')
    await expect(startedAt).toHaveText(/^\d+ \w+ \d{4}, \d\d:\d\d (UTC|GMT)/)
    await button('works').click()
    await button('Undo this import').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Undo this import?' })).toBeVisible()
    await button('Undo').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/documents are deleted/)).toBeVisible({ timeout: 30_000 })
    expect(await articles()).toBe(0)
  })

  test('a file that is not understood says what was expected', { tag: '@long' }, async () => {
    await openAdmin(page, `${product.site}/admin/import`)
    await page.getByLabel('Files', { exact: true }).setInputFiles({
      ...{ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    })
    await expect(page.getByText(/^notes\.pdf is a PDF document\. Expected: a table/)).toBeVisible()
  })

  test('everything and a table are downloaded', { tag: '@long' }, async () => {
    await product.cms.create('articles', { title: '=1+1', _status: 'published' })
    await openAdmin(page, `${product.site}/admin/export`)
    await audit('.tessera-export')
    const download = async () => {
      const [file] = await Promise.all([page.waitForEvent('download'), button('Download').click()])
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    archive = await download()
    expect(archive.name).toMatch(/^localhost-.*\.zip$/)
    expect(archive.bytes.toString('latin1')).toMatch(/^PK.*tessera-export\.json/s)
    await page.getByLabel('All works as a table').check()
    const table = await download()
    expect(table.name).toMatch(/\.csv$/)
    expect(table.bytes.toString()).toContain("'=1+1")
  })

  test(
    'the archive is dropped on an empty site, which is the same afterwards',
    { tag: '@long' },
    async () => {
      await page.context().close()
      page = await product.startOver()
      expect(await articles()).toBe(0)
      await openAdmin(page, `${product.site}/admin/import`)
      await page.getByLabel('Files', { exact: true }).setInputFiles({
        ...{ name: archive.name, mimeType: 'application/zip', buffer: archive.bytes },
      })
      await expect(
        page.getByText(/This is an export of Tessera of .* with one document in en/),
      ).toBeVisible({ timeout: 60_000 })
      await button('Try it without writing').click()
      await expect(page.getByRole('region', { name: 'Trial' })).toContainText('1 article')
      await button('Import').click()
      const publicPage = async () => (await fetch(`${product.site}/articles/1-1`)).text()
      await expect.poll(publicPage, { timeout: 60_000 }).toContain('=1+1')
      expect(await articles()).toBe(1)
      await expect(page.getByText('1 document created')).toBeVisible()
    },
  )
})
