import { expect, test } from '@playwright/test'
import { connectToCms, type Doc } from '../product/cms-client'
import { richText } from '../product/rich-text'
import { sharedProduct } from '../product/shared-product'

const { site } = sharedProduct()
const MARKER = 'planted-marker-7f3a'
/** More pages than the demo and the other tests publish. Stops a crawl of endless links. */
const MAX_PAGES = 400

const cms = connectToCms()
const planted: [string, Doc][] = []

test.afterAll(async () => {
  // With an account left over, the setup link of other tests would not work.
  for (const [collection, { id }] of planted) await cms.remove(collection, id)
})

test('shows no draft, private field or account on any linked page', async () => {
  test.setTimeout(180_000)
  const plant = async (
    collection: string,
    data: object,
    query: Readonly<Record<string, string>> = {},
  ) => planted.unshift([collection, await cms.create(collection, data, query)])
  const { terms } = await cms.find('articles', 'importBatch', 'demo')
  const body = richText(MARKER)
  const draft = { title: `${MARKER} draft`, slug: `${MARKER}-draft`, excerpt: MARKER, terms, body }
  await plant('articles', { ...draft, _status: 'draft' }, { draft: 'true' })
  const published = {
    title: 'Published',
    slug: 'published-with-marker',
    terms,
    _status: 'published',
  }
  await plant('articles', { ...published, importBatch: MARKER, importKey: MARKER })
  const [, { id }] = planted[0] ?? ['', { id: 0 }]
  await cms.update(
    'articles',
    id,
    { title: MARKER, excerpt: MARKER },
    { draft: 'true', autosave: 'true' },
  )
  await plant('users', {
    name: `${MARKER} name`,
    email: `${MARKER}@example.org`,
    password: 'long-enough-password',
    role: 'editor',
  })

  const { pages, found } = await crawl()
  expect(found).toEqual([])
  expect(pages).toBeGreaterThan(60)
})

/** Follows all links and files of all pages, with at most one query parameter. */
async function crawl() {
  const seen = new Set<string>(['/'])
  const found: string[] = []
  let pages = 0
  for (const path of [...UNLINKED, '/']) seen.add(path)
  for (const path of seen) {
    if (pages >= MAX_PAGES) break
    const response = await fetch(site + path, { redirect: 'manual' })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    if (text.includes(MARKER) || [...response.headers.values()].join().includes(MARKER))
      found.push(path)
    if (!type.includes('html')) continue
    pages += 1
    const fragment = await fetch(site + path, { headers: { 'X-Lightbox': '1' } })
    if ((await fragment.text()).includes(MARKER)) found.push(`${path} as a fragment`)
    for (const [, href = ''] of text.matchAll(/(?:href|src|data-gallery-file)="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), site + path)
      if (url.origin === site && isRelevant(url)) seen.add(url.pathname + url.search)
    }
  }
  return { pages, found }
}

/** Not linked by pages. */
const UNLINKED = [
  ...['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/articles-1.xml'],
  ...['/healthz', '/readyz', '/articles/planted-marker-7f3a-draft'],
]

/** Skips images, fonts, the admin and combinations of filters. */
const isRelevant = ({ pathname, searchParams }: URL) =>
  !/^\/(media|admin)\b|\.woff2$/.test(pathname) && [...searchParams].length <= 1
