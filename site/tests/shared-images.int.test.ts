import { afterAll, beforeAll, expect, test } from 'vitest'
import { row } from '../testing/test-documents'
import { startSite, type RunningSite } from '../testing/running-site'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ languages: ['en', 'ar'] })
})
afterAll(() => site.stop())

const SITE = 'http://localhost:3000'
const imageOf = (html: string) =>
  /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(html)?.[1]
const text = async (path: string) => (await fetch(site.origin + path)).text()
const shows = (path: string, image: string) =>
  expect.poll(async () => imageOf(await text(path)), { timeout: 10_000 }).toContain(image)

test('a page is shared with the first image it shows, and is found with all of its own', async () => {
  const [, first, second] = site.media
  const page = { slug: 'sea', title: 'Sea', description: null, showTitle: true }
  const blocks = [
    { type: 'quote', text: 'Dusk.', attribution: null, to: null },
    { type: 'image', media: 'm2', width: 'text' },
    { type: 'images', media: ['m1', 'm2'], columns: 2 },
  ]
  const publish = (shown: readonly object[]) =>
    site.publish(row('page', 'sea', '/sea', { ...page, blocks: shown }))
  await publish(blocks.slice(0, 1))
  await shows('/sea', '/og-images/page/sea/')
  await publish(blocks)
  const name = (of: typeof first) => of?.variants[0]?.path.replace(/-\d+\.\w+$/, '') ?? 'none'
  await shows('/sea', name(second))
  const pages = await text('/sitemaps/pages.xml')
  const entry = pages.slice(pages.indexOf('/sea<'))
  const images = entry.slice(0, entry.indexOf('</url>')).match(/<image:loc>[^<]+/g) ?? []
  expect(images.map((each) => each.includes(name(second)))).toEqual([true, false])
  expect(images[1]).toContain(name(first))
})

test('an article without a cover is shared with the first image of its text', async () => {
  const article = { slug: 'shore', title: 'Shore', excerpt: null, author: null, date: null }
  const rest = { cover: null, terms: [], proportions: null, facts: [] }
  const words = { type: 'paragraph', children: [{ type: 'text', text: 'Tide.' }] }
  const publish = (body: readonly object[]) =>
    site.publish(row('article', 'shore', '/articles/shore', { ...article, ...rest, body }))
  await publish([words])
  await shows('/articles/shore', '/og-images/article/shore/')
  await publish([words, { type: 'image', media: 'm1' }])
  await shows('/articles/shore', '/media/')
})

test('the search of each language is found at its own address, and shared with a card', async () => {
  for (const base of ['', '/ar']) {
    const html = await text(`${base}/search`)
    expect(html).toContain(`<link rel="canonical" href="${SITE}${base}/search"`)
    const card = imageOf(html) ?? ''
    expect(card).toContain(`${base}/og-images/search/`)
    const answer = await fetch(site.origin + card)
    expect(answer.headers.get('content-type')).toBe('image/png')
  }
})
