import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { connectToCms, type Doc } from '../e2e/product/running/cms-client'
import { richText } from '../e2e/product/forms/rich-text'
import { sharedProduct } from '../e2e/product/running/shared-product'
import { crawl, request } from './testing/crawl'

const { site } = sharedProduct()
const MARKER = 'planted-marker-7f3a'

const cms = connectToCms()
const planted: [string, Doc][] = []
const plant = async (
  collection: string,
  data: object,
  query: Readonly<Record<string, string>> = {},
) => {
  const doc = await cms.create(collection, data, query)
  planted.unshift([collection, doc])
  return doc
}
const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site + path, { headers })).status

test.afterAll(async () => {
  // With an account left over, the setup link of other tests would not work.
  for (const [collection, { id }] of planted) await cms.remove(collection, id)
})

test('shows no draft, private field or account on any route while 50 previews run', async () => {
  const { terms } = await cms.find('articles', 'importBatch', 'demo')
  const body = richText(MARKER)
  const texts = { title: `${MARKER} draft`, slug: `${MARKER}-draft`, excerpt: MARKER, terms, body }
  const draft = await plant('articles', { ...texts, _status: 'draft' }, { draft: 'true' })
  const article = await plant('articles', {
    ...{ title: 'Herbarium', slug: 'published-with-marker', terms, _status: 'published' },
    ...{ importBatch: MARKER, importKey: MARKER },
  })
  const shareImage = () => etagOf(`/og-images/article/${article.id}/x.png`)
  await expect.poll(shareImage).not.toBeNull()
  const shareImageBefore = await shareImage()
  const page = { title: `${MARKER} page`, slug: `${MARKER}-page`, description: MARKER }
  await plant('pages', { ...page, _status: 'draft' }, { draft: 'true' })
  const deleted = await plant('articles', {
    ...{ title: `${MARKER} deleted`, slug: `${MARKER}-deleted`, terms, _status: 'published' },
  })
  await expect.poll(() => statusOf(`/articles/${MARKER}-deleted`)).toBe(200)
  await cms.update('articles', deleted.id, { deletedAt: new Date().toISOString() })
  await expect.poll(() => statusOf(`/articles/${MARKER}-deleted`)).toBe(404)
  const autosave = { draft: 'true', autosave: 'true' }
  await cms.update('articles', article.id, { title: MARKER, excerpt: MARKER }, autosave)
  const editor = { email: `${MARKER}@example.org`, password: 'long-enough-password' }
  await plant('users', { ...editor, name: `${MARKER} name`, role: 'editor' })
  const previews = await createPreviews(editor, [draft, article])
  // The index of the search has what is published by now.
  const suggestions = async () =>
    (await fetch(`${site}/search/suggestions.json?q=herbarium`)).text()
  await expect.poll(suggestions).toContain('/published-with-marker')

  const unlinked = [
    ...[...UNLINKED, `/${MARKER}-page`],
    ...['draft', 'deleted'].map((name) => `/articles/${MARKER}-${name}`),
  ]
  let isCrawling = true
  const crawled = crawl(site, { marker: MARKER, unlinked }).finally(() => (isCrawling = false))
  const [{ pages, found, kinds }, answered] = await Promise.all([
    crawled,
    showPreviews(previews, () => isCrawling),
  ])
  expect(found).toEqual([])
  expect(answered).toBeGreaterThan(0)
  expect(pages).toBeGreaterThan(60)
  expect(CRAWLED.filter((kind) => !kinds.includes(kind))).toEqual([])
  expect(await shareImage()).toBe(shareImageBefore)
  for (const key of [draft.id, `${MARKER}-draft`])
    expect(await statusOf(`/og-images/article/${key}/x.png`), `${key}`).toBe(404)
  expect(await statusOf(`/articles/${MARKER}-draft`, { 'X-Lightbox': '1' })).toBe(404)
  // What is in the trash is deleted like the rest.
  await cms.send('PATCH', `articles/${deleted.id}?trash=true`, { deletedAt: null })
})

test('an image has no address while no published document shows it', async () => {
  const content = await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#7f3a7f' },
  })
    .jpeg()
    .toBuffer()
  const { id } = await cms.upload('media', {
    ...{ name: `${MARKER}.jpg`, content: new Uint8Array(content) },
    data: { alt: MARKER, title: MARKER, slug: MARKER },
  })
  planted.unshift(['media', { id }])
  const data = { title: MARKER, cover: id, _status: 'draft' }
  const article = await plant('articles', data, { draft: 'true' })
  const read = () => cms.send('GET', `media/${id}?depth=0`)
  await expect.poll(async () => (await read())['processing'], { timeout: 60_000 }).toBeNull()
  const { filename, slug, variants } = await read()
  const files = [variants].flat().map((variant) => String(Object(variant).file))
  expect(files.length).toBeGreaterThan(4)

  const names = [String(filename), `_${id}-${String(filename)}`, ...files]
  const addresses = [
    ...[`/images/${String(slug)}`, `/images/${id}`, `/articles/${String(slug)}`],
    ...names.flatMap((name) =>
      ['', 'originals/', 'variants/', '..%2foriginals%2f', 'originals%2f'].map(
        (folder) => `/media/${folder}${name}`,
      ),
    ),
    ...['file', 'variant'].flatMap((route) => names.map((name) => `/api/media/${route}/${name}`)),
    ...[`/api/media/${id}`, `/og-images/image/${id}/x.png`],
  ]
  const expectNoAddress = async () => {
    for (const address of addresses) {
      const status = await statusOf(address)
      expect([403, 404], `${address}: ${status}`).toContain(status)
    }
  }
  await expectNoAddress()
  const statusOfFile = () => statusOf(`/media/${files[0]}`)
  await cms.update('articles', article.id, { _status: 'published' })
  await expect.poll(statusOfFile).toBe(200)
  await cms.update('articles', article.id, { _status: 'draft' })
  await expect.poll(statusOfFile).toBe(404)
  await expectNoAddress()
})

/** Null while there is none. */
async function etagOf(path: string): Promise<string | null> {
  const response = await fetch(site + path)
  await response.arrayBuffer()
  return response.ok ? response.headers.get('etag') : null
}

/** Addresses of 50 previews of drafts, each with a token of its own. */
async function createPreviews(editor: object, drafts: readonly Doc[]): Promise<readonly string[]> {
  const json = { 'Content-Type': 'application/json', Origin: site }
  const post = async (path: string, body: object, headers: Record<string, string> = json) =>
    (await request(site + path, { method: 'POST', body: JSON.stringify(body), headers })).json()
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

/**
 * All at once, at least twice and until the crawl has ended, while visitors read the same addresses.
 * @returns how many were answered before it had ended
 */
async function showPreviews(
  addresses: readonly string[],
  isCrawling: () => boolean,
): Promise<number> {
  let answered = 0
  const show = async (address: string) => {
    for (let time = 0; time < 2 || isCrawling(); time++) {
      expect(await (await request(address)).text()).toContain(MARKER)
      if (isCrawling()) answered += 1
    }
  }
  await Promise.all(addresses.map(show))
  return answered
}

/** Not linked by pages. A whole marker would be part of the answer, because a search shows what was searched for. */
const UNLINKED = [
  ...['/robots.txt', '/sitemap.xml', '/healthz', '/readyz', '/speculation-rules.json'],
  ...['pages', 'articles-1', 'images-1'].map((name) => `/sitemaps/${name}.xml`),
  ...['7f3a', 'planted', 'herbarium'].flatMap((word) => [
    `/search?q=${word}`,
    `/search/suggestions.json?q=${word}`,
    ...['results.json', 'fragment', 'adjacent'].map((name) => `/search/results/${name}?q=${word}`),
  ]),
]

/** What the crawl has to meet. */
const CRAWLED = [
  ...['articles', 'assets', 'feeds', 'og-images', 'sitemap.xml', 'sitemaps'],
  ...['galleries adjacent', 'galleries file', 'galleries fragment', 'galleries ratios'],
  ...['galleries tiles', 'galleries view'],
  ...['search', 'search adjacent', 'search fragment', 'search suggestions.json', 'search file'],
]
