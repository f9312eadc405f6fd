import { expect, test, type Page } from '@playwright/test'
import { connectToCms, type Doc } from '../product/cms-client'
import { sharedProduct } from '../product/shared-product'

const { site } = sharedProduct()

/** Each calls `attacked()` if it runs. */
const VECTORS = [
  '<script>attacked()</script>',
  '"><img src=x onerror=attacked()>',
  "'><svg onload=attacked()>",
  '</title><script>attacked()</script>',
  '</script><script>attacked()</script>',
  '<iframe srcdoc="<script>parent.attacked()</script>">',
  '{{constructor.constructor("attacked()")()}}',
  '${attacked()}',
  '<!--><img src=x onerror=attacked()>-->',
  '" autofocus onfocus=attacked() x="',
] as const

const LINKS = [
  'javascript:attacked()',
  'JaVaScRiPt:attacked()',
  ' javascript:attacked()',
  'java\tscript:attacked()',
  'data:text/html,<script>attacked()</script>',
  'vbscript:attacked()',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
] as const

/** What a link of ours may be. */
const SAFE = /^(https?:\/\/|mailto:|tel:|\/(?![/\\\t])|#|\?)/

const cms = connectToCms()
let documents: readonly (readonly [collection: string, document: Doc])[] = []
let menu: Record<string, unknown> = {}

test.beforeAll(async () => {
  const make = async (collection: string, data: object) => {
    const document = await cms.create(collection, data)
    documents = [[collection, document] as const, ...documents]
    return document
  }
  const all = VECTORS.join(' ')
  const group = await make('filter-groups', { label: VECTORS[1], slug: 'vectors' })
  for (const [index, vector] of VECTORS.entries()) {
    const label = vector.slice(0, 60)
    const term = await make('terms', { label, slug: `v${index}`, group: group.id })
    await make('articles', {
      title: vector,
      slug: `vector-${index}`,
      excerpt: all,
      author: vector,
      facts: `${vector.replaceAll(':', '')}: ${vector}`,
      terms: [term.id],
      body: linked(vector, ['https://elsewhere.example/"onmouseover="attacked()']),
      _status: 'published',
    })
  }
  await cms.send('POST', 'internal/page?batch=attack', {
    slug: 'vectors',
    title: VECTORS[3],
    description: all.slice(0, 500),
    gallery: {
      id: 'vectors',
      title: VECTORS[1],
      groups: [{ slug: 'vectors', form: 'buttons' }],
      terms: VECTORS.map((_, index) => ({ group: 'vectors', slug: `v${index}` })),
      lightbox: { slides: 'articles' },
    },
  })
  for (const [index, url] of LINKS.entries()) {
    const data = {
      title: 'Link',
      slug: `link-${index}`,
      body: linked('x', [url]),
      _status: 'published',
    }
    // Refusing it is as good as leaving it out.
    await make('articles', data).catch(({ message }) =>
      expect(message, url).toContain('answered 400 '),
    )
  }
  menu = await cms.getGlobal('menu')
  const label = VECTORS[1].slice(0, 60)
  await cms.setGlobal('menu', {
    items: [{ label, kind: 'url', url: 'https://elsewhere.example/"onmouseover="attacked()' }],
  })
})

test.afterAll(async () => {
  await cms.setGlobal('menu', { items: menu['items'] })
  await cms.send('POST', 'internal/remove?batch=attack')
  for (const [collection, { id }] of documents) await cms.remove(collection, id)
})

test('a menu takes no link that runs or leads to a host in disguise', async () => {
  for (const url of LINKS) {
    const item = { label: 'x', kind: 'url', url }
    await expect(cms.setGlobal('menu', { items: [item] }), url).rejects.toThrow('400')
  }
})

test('a link in a text that runs or leads to a host in disguise is left out', async () => {
  for (const index of LINKS.keys()) {
    const html = await (await fetch(`${site}/articles/link-${index}`)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) expect(href).toMatch(SAFE)
  }
})

for (const [place, path] of [
  ['an article', '/articles/vector-0'],
  ['a title that ends the script', '/articles/vector-4'],
  ['a gallery', '/vectors'],
  ['a filtered gallery', '/vectors?vectors.vectors=v1'],
  ['an open slide', '/vectors?vectors.view=vector-1'],
  [
    'the address',
    `/vectors?vectors.vectors=${encodeURIComponent(VECTORS[1])}&${encodeURIComponent(VECTORS[0])}=1`,
  ],
  ['an address that is not here', `/${encodeURIComponent(VECTORS[0])}`],
] as const)
  test(`nothing an editor or a visitor wrote runs in ${place}`, async ({ page }) => {
    const complaints = await watch(page)
    await page.goto(site + path, { waitUntil: 'networkidle' })
    // An open slide lies over the tiles.
    if ((await page.locator('dialog[open]').count()) === 0) {
      for (const tile of await page.locator('[data-tile]').all()) await tile.hover()
      for (const option of await page.locator('[data-option="v2"]').all()) await option.click()
    }
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    for (const href of links) expect(href).toMatch(SAFE)
    expect(await page.locator('[onerror],[onload],[onfocus],[onmouseover],iframe').count()).toBe(0)
    expect(complaints()).toEqual([])
  })

test('nothing that an editor wrote runs in articles that the lightbox fetches', async ({
  page,
}) => {
  const complaints = await watch(page)
  await page.goto(`${site}/vectors?vectors.view=vector-0`, { waitUntil: 'networkidle' })
  const dialog = page.locator('dialog[data-lightbox][open]')
  for (const index of VECTORS.keys()) {
    await expect(dialog.locator('article')).toContainText(VECTORS[0])
    await expect(dialog.locator('p[role="status"]').first()).toContainText(`of ${VECTORS.length}`)
    expect(await dialog.locator('script, iframe, [onerror], [onload]').count()).toBe(0)
    if (index < VECTORS.length - 1) await page.keyboard.press('ArrowRight')
  }
  expect(complaints()).toEqual([])
})

/** What ran, and what the policy had to stop: a missing page's own 404 is no complaint. */
async function watch(page: Page): Promise<() => readonly string[]> {
  const complaints: string[] = []
  await page.exposeFunction('attacked', () => complaints.push('It ran.'))
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text())
  })
  return () => complaints
}

/** A paragraph whose words are the vector, then the links, as the editor saves them. */
function linked(text: string, urls: readonly string[]) {
  const base = { direction: 'ltr', format: '', indent: 0, version: 1 }
  const words = { type: 'text', detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
  const links = urls.map((url) => ({
    ...base,
    type: 'link',
    fields: { linkType: 'custom', url, newTab: false },
    children: [{ ...words, text: url }],
  }))
  const paragraph = { ...base, type: 'paragraph', children: [{ ...words, text }, ...links] }
  return { root: { ...base, type: 'root', children: [paragraph] } }
}
