import { articlePath } from '@tessera/content'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { row } from '../../testing/documents/test-documents'
import { startSite, type RunningSite } from '../../testing/running-site'
import { connectBrowser } from '../../testing/site-in-browser'
import { axeOn } from '../../../tests/axe'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const text = async (path: string) => (await fetch(site.origin + path)).text()
/** Ids of the tiles of a search page. */
const found = async (search: string) =>
  [...(await text(`/search${search}`)).matchAll(/data-tile="([^"]+)"/g)].map(([, id]) => id)

const article = (key: string, body: object) => {
  const slug = `found-${key}`
  return row('article', key, articlePath(slug), {
    slug,
    excerpt: null,
    author: null,
    date: null,
    cover: null,
    terms: [],
    facts: [],
    proportions: null,
    body: [],
    ...body,
  })
}
const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

test('finds titles, texts, terms and pages, and ignores case and accents', async () => {
  await site.publish(
    article('one', { title: 'Öl auf Leinwand' }),
    article('two', { title: 'Untitled', body: paragraph('The palimpsest was scraped.') }),
    article('three', { title: 'Another', terms: ['t0'] }),
  )
  expect(await found('?q=ol+LEINW')).toEqual(['found-one'])
  expect(await found('?q=palimp')).toEqual(['found-two'])
  expect(await found('?q=another')).toContain('found-three')
  expect(await found('?q=about+studio')).toContain('page:about')
})

test('finds documents by the transcripts of their videos, after those with the words in their own text', async () => {
  const block = {
    ...{
      type: 'video',
      title: 'At work',
      source: { kind: 'file', video: 'f1' },
      poster: null,
      ratio: 1.5,
    },
  } as const
  const video = {
    ...{ title: 'Three boats', type: 'video/webm', path: '/media/boats-0123abcd.webm' },
    ...{ width: 640, height: 480, poster: null, subtitles: [] },
  } as const
  await site.publish(
    row('video', 'f1', null, { ...video, transcript: 'The cormorant dives.\n\nIt comes up.' }),
    article('shows', { title: 'Of a video', body: [block] }),
    article('says', { title: 'Of a bird', body: paragraph('A cormorant on a post.') }),
    row('page', 'videos', '/videos', {
      ...{ slug: 'videos', title: 'Videos', description: null, showTitle: true },
      blocks: [{ type: 'columns', columns: [[block], []] }],
    }),
  )
  expect(await found('?q=cormorant')).toEqual(['found-says', 'found-shows', 'page:videos'])
  expect(await found('?q=cormorant+comes')).toEqual(['found-shows', 'page:videos'])
  await site.publish(row('video', 'f1', null, { ...video, transcript: 'A heron stands.' }))
  expect(await found('?q=cormorant')).toEqual(['found-says'])
  expect(await found('?q=heron')).toEqual(['found-shows', 'page:videos'])
  await site.unpublish('article', 'shows')
  await site.unpublish('article', 'says')
  await site.unpublish('page', 'videos')
})

test('finds words with typos', async () => {
  expect(await found('?q=harbuor')).toContain('rain-on-the-harbour')
})

test('finds plurals, exact figures, and years by the date', async () => {
  await site.publish(
    article('cutter', { title: 'Cutter', date: '1853-01-01T00:00:00.000Z', dateText: 'ca. 1853' }),
    article('sloop', { title: 'Sloop', date: '1950-06-01T00:00:00.000Z' }),
  )
  expect(await found('?q=cutters')).toEqual(['found-cutter'])
  expect(await found('?q=1853')).toEqual(['found-cutter'])
  expect(await found('?q=1953')).toEqual([])
  expect(await found('?q=about+1850')).toEqual(['found-cutter'])
  expect(await found('?q=1940-1960')).toEqual(['found-sloop'])
  await site.unpublish('article', 'cutter')
  await site.unpublish('article', 'sloop')
})

test('offers shorter queries when nothing matches', async () => {
  const html = await text('/search?q=harbour+1850')
  expect(html).toMatch(/<a href="\/search\?q=harbour"[^>]*><span>Without “1850”: \d+<\/span><img/)
  expect(html).not.toContain('Without “harbour”')
  expect(await text('/search?q=xqzw')).not.toContain('search-relaxations')
})

test('finds new titles at once, and old or unpublished ones no longer', async () => {
  await site.publish(article('four', { title: 'Zeppelin' }))
  expect(await found('?q=zeppelin')).toEqual(['found-four'])
  await site.publish(article('four', { title: 'Montgolfier' }))
  expect(await found('?q=montgolfier')).toEqual(['found-four'])
  expect(await found('?q=zeppelin')).toEqual([])
  await site.unpublish('article', 'four')
  expect(await found('?q=montgolfier')).toEqual([])
})

test('the facts of an article lead to galleries and to the search', async () => {
  const html = await text('/articles/rain-on-the-harbour')
  const hrefs = [
    ...html.matchAll(/<(?:li|span)><a href="([^"]+)"|<a href="([^"]+)"[^>]*><time/g),
  ].map(([, fact, date]) => (fact ?? date ?? '').replaceAll('&amp;', '&'))
  const filtered = hrefs.find((href) => href.startsWith('/?work.topic='))
  expect(filtered).toMatch(/#work$/)
  expect(await text(filtered ?? '')).toContain('data-tile="rain-on-the-harbour"')
  const searches = hrefs.filter((href) => href.startsWith('/search?q='))
  expect(searches).toHaveLength(2)
  for (const href of searches) expect(await text(href)).toContain('/articles/rain-on-the-harbour')
})

test('shows results as a gallery that works without script', async () => {
  const html = await text('/search?q=the')
  expect(html).toContain('data-gallery="results"')
  expect(html).toMatch(/href="\?q=the&(amp;)?results\.topic=/)
  const all = await found('?q=har&results.page=9')
  const some = await found('?q=har&results.topic=print&results.page=9')
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(all.length)
  expect(all).toEqual(expect.arrayContaining(some))
  expect(await text(`/search?q=har&results.view=${all[0]}`)).toContain('data-lightbox')
})

test('neither indexes nor caches results, and announces when there are none', async () => {
  await text('/search')
  const before = site.pageCache.size
  for (const query of [
    'a',
    'b%00',
    '%F0%9F%A6%8A',
    'x'.repeat(3_000),
    '%ED%A0%80',
    '"*(',
    '<script>',
  ])
    expect((await fetch(`${site.origin}/search?q=${query}`)).status, query).toBe(200)
  expect(site.pageCache.size).toBe(before)
  const html = await text('/search?q=<script>alert(1)</script>')
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('role="status"')
})

test('suggests up to eight titles', async () => {
  const suggest = async (query: string): Promise<unknown> =>
    (await fetch(`${site.origin}/search/suggestions.json?q=${query}`)).json()
  expect(await suggest('rain')).toContainEqual({
    title: 'Rain on the harbour',
    href: '/articles/rain-on-the-harbour',
  })
  expect(await suggest('t')).toHaveLength(8)
  expect(await suggest('')).toEqual([])
})

describe('with script', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectBrowser()
  })
  afterAll(() => browser.close())

  test('filters and opens results without loading a page', { tags: 'long' }, async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${site.origin}/search?q=the`)
    await page.locator('.gallery-root[data-hydrated]').waitFor()
    await page.getByRole('button', { name: /^Topic/ }).click()
    await page.locator('[data-option="print"]').click()
    await expect.poll(() => page.url()).toMatch(/\?q=the&results\.topic=print$/)
    await page.locator('[data-tile]').first().hover()
    await page.locator('[data-tile] [data-zoom]').first().click()
    await page.locator('dialog[data-status="open"]').waitFor()
    expect(page.url()).toContain('?q=the&')
  })

  test(
    'suggests from the first character, can be used by keyboard, and opens the results with Enter',
    { tags: 'long' },
    async () => {
      const page = await (await browser.newContext()).newPage()
      await page.goto(`${site.origin}/about`)
      const box = page.getByLabel('Search this site')
      await box.pressSequentially('r')
      const options = page.getByRole('option')
      await expect.poll(() => options.count()).toBeGreaterThan(1)
      await box.pressSequentially('ain on')
      await expect.poll(() => options.allTextContents()).toEqual(['Rain on the harbour'])
      await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true')
      expect((await axeOn(page).analyze()).violations).toEqual([])
      await box.press('Escape')
      await expect.poll(() => options.count()).toBe(0)
      await expect.poll(() => box.inputValue()).toBe('rain on')
      // A combobox must not have the type "search" (w3.org/TR/html-aria).
      await expect.poll(() => box.getAttribute('type')).toBe('text')
      await box.press('Escape')
      await expect.poll(() => box.inputValue()).toBe('')
      await box.pressSequentially('rain on')
      await options.first().waitFor()
      await box.press('Escape')
      await box.press('ArrowDown')
      await options.first().waitFor()
      await box.press('ArrowDown')
      await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true')
      await expect
        .poll(() => box.getAttribute('aria-activedescendant'))
        .toBe(await options.first().getAttribute('id'))
      await box.press('Enter')
      await page.waitForURL('**/articles/rain-on-the-harbour')
      await page.goBack()
      await page.getByLabel('Search this site').fill('tide')
      await page.getByLabel('Search this site').press('Enter')
      await page.waitForURL('**/search?q=tide')
    },
  )

  test('suggests for what was typed before hydration, and opens a suggestion on click', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 700 } })
    await page.route('**/hydrate-search-box-*.js', async (route) => {
      await expect.poll(() => page.getByLabel('Search this site').inputValue()).toBe('ledger')
      await route.continue()
    })
    await page.goto(`${site.origin}/about`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByLabel('Search this site').pressSequentially('ledger')
    await page.getByRole('option', { name: 'Ledger' }).click()
    await page.waitForURL('**/articles/ledger')
  })
})
