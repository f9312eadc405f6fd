import { afterAll, beforeAll, expect, test } from 'vitest'
import { row } from '../../testing/documents/test-documents'
import { startSite, type RunningSite } from '../../testing/running-site'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ languages: ['en', 'ar'] })
})
afterAll(() => site.stop())

const SITE = 'http://localhost:3000'
const imageOf = (html: string) =>
  /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(html)?.[1]
const text = async (path: string) => (await fetch(site.origin + path)).text()
const expectImage = (path: string, image: string) =>
  expect.poll(async () => imageOf(await text(path))).toContain(image)

test('shares the first image of a page, and lists all its images in the sitemap', async () => {
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
  await expectImage('/sea', '/og-images/page/sea/')
  await publish(blocks)
  const name = (of: typeof first) => of?.variants[0]?.path.replace(/-\d+\.\w+$/, '') ?? 'none'
  await expectImage('/sea', name(second))
  const pages = await text('/sitemaps/pages.xml')
  const entry = pages.slice(pages.indexOf('/sea<'))
  const images = entry.slice(0, entry.indexOf('</url>')).match(/<image:loc>[^<]+/g) ?? []
  expect(images.map((each) => each.includes(name(second)))).toEqual([true, false])
  expect(images[1]).toContain(name(first))
})

test('shares the first image of the text of an article without cover', async () => {
  const article = { slug: 'shore', title: 'Shore', excerpt: null, author: null, date: null }
  const rest = { cover: null, terms: [], proportions: null, facts: [] }
  const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Tide.' }] }
  const publish = (body: readonly object[]) =>
    site.publish(row('article', 'shore', '/articles/shore', { ...article, ...rest, body }))
  await publish([paragraph])
  await expectImage('/articles/shore', '/og-images/article/shore/')
  await publish([paragraph, { type: 'image', media: 'm1' }])
  await expectImage('/articles/shore', '/media/')
})

test('has a canonical URL and an Open Graph image for the search of each language', async () => {
  for (const base of ['', '/ar']) {
    const html = await text(`${base}/search`)
    expect(html).toContain(`<link rel="canonical" href="${SITE}${base}/search"`)
    const image = imageOf(html) ?? ''
    expect(image).toContain(`${base}/og-images/search/`)
    const response = await fetch(site.origin + image)
    expect(response.headers.get('content-type')).toBe('image/png')
  }
})
