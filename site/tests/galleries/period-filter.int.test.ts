import { articlePath } from '@tessera/content'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'
import { galleryBlock, row } from '../../testing/documents/test-documents'

const on = siteInBrowser({
  mapDocument: (document) =>
    document.key === 'p3'
      ? JSON.parse(
          JSON.stringify(document).replaceAll('"search":', '"period":{"label":"Years"},"search":'),
        )
      : document,
})

const get = (path: string) => fetch(on.site.origin + path, { redirect: 'manual' })
const text = async (path: string) => (await get(path)).text()
const statusIn = (html: string) => /<p role="status"[^>]*>([^<]*)/.exec(html)?.[1]

test('a link shows the works of a period, in the page and in its fragment', async () => {
  const all = statusIn(await text('/archive'))
  const html = await text('/archive?sheets.period=2022..2023')
  expect(statusIn(html)).toMatch(/^\d+ of \d+ articles$/)
  expect(statusIn(html)).not.toBe(all)
  expect(html).toContain('Remove filter: 2022–2023')
  expect(html).toMatch(/rel="canonical" href="[^"?]*\/archive"/)
  const fragment = await text('/galleries/p3/sheets/fragment?sheets.period=2022..2023')
  expect(statusIn(fragment)).toBe(statusIn(html))
})

test('is a form without script, whose address is read as a period', async () => {
  await on.visit('/archive', { javaScriptEnabled: false }, async (page) => {
    const sheets = page.getByRole('region', { name: 'Sheets' })
    await sheets.getByRole('button', { name: 'Years: All' }).click()
    await sheets.locator('select').first().selectOption('2022')
    await sheets.locator('select').last().selectOption('2023')
    await sheets.getByRole('button', { name: 'Show' }).click()
    await sheets.getByRole('link', { name: 'Remove filter: 2022–2023' }).waitFor()
    const filtered = statusIn(await text('/archive?sheets.period=2022..2023'))
    await expect.poll(() => sheets.getByRole('status').textContent()).toBe(filtered)
  })
})

test('shows the period of the form before the page is hydrated, without loading a page', async () => {
  let release = () => undefined as void
  const gate = new Promise<void>((resolve) => (release = resolve))
  const prepare = (page: Page) =>
    page.route('**/hydrate-galleries-*.js', async (route) => {
      await gate
      await route.continue()
    })
  await on.visit('/archive', { prepare }, async (page) => {
    await page.waitForLoadState('load')
    const sheets = page.getByRole('region', { name: 'Sheets' })
    await sheets.getByRole('button', { name: 'Years: All' }).click()
    await sheets.locator('select').first().selectOption('2022')
    await sheets.locator('select').last().selectOption('2023')
    await page.evaluate(() => void (document.title = 'same document'))
    await sheets.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL('**/archive?sheets.period=2022..2023')
    await sheets.getByRole('link', { name: 'Remove filter: 2022–2023' }).waitFor()
    expect(await page.title()).toBe('same document')
    release()
    await page.locator('[data-hydrated] #sheets').waitFor()
    await sheets.getByRole('button', { name: 'Years: 2022–2023' }).click()
    await sheets.getByRole('slider', { name: 'Years: From' }).waitFor()
  })
})

test('moves its handles in a hydrated page, and Back returns', async () => {
  await on.visit('/archive', {}, async (page) => {
    await page.locator('[data-hydrated] #sheets').waitFor()
    const sheets = page.getByRole('region', { name: 'Sheets' })
    await sheets.getByRole('button', { name: 'Years: All' }).click()
    await sheets.getByRole('slider', { name: 'Years: From' }).press('ArrowRight')
    await page.waitForURL('**/archive?sheets.period=2022..*')
    await sheets.getByRole('button', { name: /^Years: 2022–/ }).waitFor()
    await page.goBack()
    await sheets.getByRole('button', { name: 'Years: All' }).waitFor({ state: 'attached' })
  })
})

test('filters galleries whose tiles the server keeps', async () => {
  const COUNT = 1_100
  const yearOf = (i: number) => 1800 + (i % 90)
  const articles = Array.from({ length: COUNT }, (_, i) => {
    const slug = `dated-${i}`
    return row('article', `d${i}`, articlePath(slug), {
      ...{ slug, title: slug, excerpt: null, author: null, cover: null, proportions: null },
      ...{ terms: ['t-dated'], facts: [], body: [] },
      date: i % 10 === 0 ? null : `${yearOf(i)}-03-01T00:00:00.000Z`,
      // Every third is of three years.
      ...(i % 10 > 0 && i % 3 === 0 && { dateEnd: `${yearOf(i) + 2}-03-01T00:00:00.000Z` }),
    })
  })
  const block = galleryBlock({
    ...{ id: 'dated', title: 'Dated', period: { label: 'Years' } },
    articles: { query: { terms: ['t-dated'], from: null, to: null }, picked: [] },
  })
  const page = {
    slug: 'dated',
    title: 'Dated',
    description: null,
    showTitle: true,
    blocks: [block],
  }
  await on.site.publish(...articles, row('page', 'dated', '/dated', page))

  const expected = articles.filter((_, i) => {
    const [from, to] = [yearOf(i), yearOf(i) + (i % 3 === 0 ? 2 : 0)]
    return i % 10 > 0 && from <= 1852 && to >= 1848
  }).length
  const view = JSON.parse(await text('/galleries/dated/dated/view?dated.period=1848..1852'))
  expect(view.matching).toBe(expected)
  expect(view.all).toBe(COUNT)
  // Bars of two years count without the period itself.
  expect(Object.keys(view.counts.period)).toContain('1888')
  expect(view.counts.period['']).toBe(COUNT)
  expect(statusIn(await text('/dated?dated.period=1848..1852'))).toBe(
    `${expected} of 1,100 articles`,
  )
})
