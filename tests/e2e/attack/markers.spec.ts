import { expect, test } from '@playwright/test'
import { connectToCms, paragraph, type Doc } from '../product/cms-client'
import { sharedProduct } from '../product/shared-product'

const { site } = sharedProduct()
const MARKER = 'planted-marker-7f3a'
/** The demo and what other tests leave; a site that links to ever more pages would be a fault of its own. */
const MOST_PAGES = 400

const cms = connectToCms()
const planted: [string, Doc][] = []

test.afterAll(async () => {
  // An account that stayed would make the setup link of other tests worthless.
  for (const [collection, { id }] of planted) await cms.remove(collection, id)
})

test('no draft, private field or account is on any page that links lead to', async () => {
  test.setTimeout(180_000)
  const plant = async (
    collection: string,
    data: object,
    query: Readonly<Record<string, string>> = {},
  ) => planted.unshift([collection, await cms.create(collection, data, query)])
  const { terms } = await cms.find('articles', 'importBatch', 'demo')
  const body = paragraph(MARKER)
  const draft = { title: `${MARKER} draft`, slug: `${MARKER}-draft`, excerpt: MARKER, terms, body }
  await plant('articles', { ...draft, _status: 'draft' }, { draft: 'true' })
  const shown = { title: 'In plain sight', slug: 'in-plain-sight', terms, _status: 'published' }
  await plant('articles', { ...shown, importBatch: MARKER, importKey: MARKER })
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

/** Follows every link and every file a page names; paging and filters once each. */
async function crawl() {
  const seen = new Set<string>(['/'])
  const found: string[] = []
  let pages = 0
  for (const path of [...EXTRA, '/']) seen.add(path)
  for (const path of seen) {
    if (pages >= MOST_PAGES) break
    const answer = await fetch(site + path, { redirect: 'manual' })
    const text = await answer.text()
    const type = answer.headers.get('content-type') ?? ''
    if (text.includes(MARKER) || [...answer.headers.values()].join().includes(MARKER))
      found.push(path)
    if (!type.includes('html')) continue
    pages += 1
    const fragment = await fetch(site + path, { headers: { 'X-Lightbox': '1' } })
    if ((await fragment.text()).includes(MARKER)) found.push(`${path}, as a fragment`)
    for (const [, address = ''] of text.matchAll(/(?:href|src|data-gallery-file)="([^"]+)"/g)) {
      const url = new URL(address.replaceAll('&amp;', '&'), site + path)
      if (url.origin === site && isWorthIt(url)) seen.add(url.pathname + url.search)
    }
  }
  return { pages, found }
}

/** Pages name their feeds; sitemaps are named by robots.txt alone. */
const EXTRA = [
  ...['/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/articles-1.xml'],
  ...['/healthz', '/readyz', '/articles/planted-marker-7f3a-draft'],
]

/** Images hold no words; of a gallery's addresses those that set one thing. */
const isWorthIt = ({ pathname, searchParams }: URL) =>
  !/^\/(media|admin)\b|\.woff2$/.test(pathname) && [...searchParams].length <= 1
