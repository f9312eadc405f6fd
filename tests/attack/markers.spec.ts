import { expect, test } from '@playwright/test'
import { connectToCms, type Doc } from '../e2e/product/cms-client'
import { richText } from '../e2e/product/rich-text'
import { sharedProduct } from '../e2e/product/shared-product'

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

test('shows no draft, private field or account on any linked page while 50 previews run', async () => {
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
  const editor = { email: `${MARKER}@example.org`, password: 'long-enough-password' }
  await plant('users', { ...editor, name: `${MARKER} name`, role: 'editor' })
  const previews = await createPreviews(
    editor,
    planted.flatMap(([collection, doc]) => (collection === 'articles' ? [doc] : [])),
  )

  const [{ pages, found }] = await Promise.all([crawl(), showPreviews(previews)])
  expect(found).toEqual([])
  expect(pages).toBeGreaterThan(60)
})

/** Addresses of 50 previews of drafts, each with a token of its own. */
async function createPreviews(editor: object, drafts: readonly Doc[]): Promise<readonly string[]> {
  const json = { 'Content-Type': 'application/json', Origin: site }
  const post = async (path: string, body: object, headers: Record<string, string> = json) =>
    (await fetch(site + path, { method: 'POST', body: JSON.stringify(body), headers })).json()
  const { token: session } = await post('/api/users/login', editor)
  const headers = { ...json, Authorization: `JWT ${session}` }
  const addresses = []
  for (let index = 0; index < 50; index++) {
    const document = { collection: 'articles', id: drafts[index % drafts.length]?.id }
    const { token } = await post('/api/preview-tokens', document, headers)
    addresses.push(`${site}/preview/${token}/-/en`)
  }
  return addresses
}

/** All at once, and again, while visitors read the same addresses. */
async function showPreviews(addresses: readonly string[]): Promise<void> {
  for (let round = 0; round < 2; round++) {
    const texts = addresses.map(async (address) => (await fetch(address)).text())
    for (const text of await Promise.all(texts)) expect(text).toContain(MARKER)
  }
}

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
