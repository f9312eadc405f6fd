import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { connectToCms, type Doc } from '../e2e/product/running/cms-client'
import { imageNode, inlineBlock, link, paragraph, richText } from '../e2e/product/forms/rich-text'
import { sharedProduct } from '../e2e/product/running/shared-product'
import {
  ACTIVE,
  SAFE_URL,
  TITLE_VECTORS,
  VECTORS,
  vectorOf,
  watchViolations,
} from './testing/markup'

const { site } = sharedProduct()

/** Articles whose pages the browser opens: those with titles that end what is around them, in the soak all. */
const OPENED_ARTICLES = process.env['SOAK'] ? VECTORS.length : TITLE_VECTORS.length
/** The URL of a search has no room for more. */
const VECTORS_PER_SEARCH = 16

const range = (length: number) => Array.from({ length: Math.ceil(length) }, (_, index) => index)

const UNSAFE_URLS = [
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

const cms = connectToCms()
let documents: readonly (readonly [collection: string, document: Doc])[] = []
let menu: Record<string, unknown> = {}

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const create = async (collection: string, data: object) => {
    const document = await cms.create(collection, data)
    documents = [[collection, document] as const, ...documents]
    expectStored(document, data)
    return document
  }
  const group = await create('filter-groups', { label: VECTORS[0], slug: 'vectors' })
  for (const [index, vector] of VECTORS.entries()) {
    const label = vectorOf(vector, 100)
    const term = await create('terms', { label, slug: `v${index}`, group: group.id })
    await create('articles', {
      title: vector,
      slug: `vector-${index}`,
      excerpt: [vector, ...VECTORS.slice(index)].join(' ').slice(0, 2000),
      author: vector,
      facts: `${vector.replaceAll(':', '')}: ${vector}`,
      terms: [term.id],
      body: textWithLinks(vector, ['https://elsewhere.example/"onmouseover="attacked()']),
      _status: 'published',
    })
  }
  await cms.send('POST', 'internal/page?batch=attack', {
    slug: 'vectors',
    title: VECTORS[2],
    description: VECTORS.join(' ').slice(0, 500),
    gallery: {
      id: 'vectors',
      title: VECTORS[0],
      groups: [{ slug: 'vectors', form: 'buttons' }],
      terms: VECTORS.map((_, index) => ({ group: 'vectors', slug: `v${index}` })),
      lightbox: { slides: 'articles' },
    },
  })
  await createIllustrated(create)
  for (const [index, url] of UNSAFE_URLS.entries()) {
    const data = {
      title: 'Link',
      slug: `link-${index}`,
      body: textWithLinks('x', [url]),
      _status: 'published',
    }
    // The CMS may refuse the article or remove the link.
    await create('articles', data).catch(({ message }) =>
      expect(message, url).toContain('answered 400 '),
    )
  }
  menu = await cms.getGlobal('menu')
  const label = VECTORS[0]
  await cms.setGlobal('menu', {
    items: [{ label, kind: 'url', url: 'https://elsewhere.example/"onmouseover="attacked()' }],
  })
})

test.afterAll(async () => {
  await cms.setGlobal('menu', { items: menu['items'] })
  await cms.send('POST', 'internal/remove?batch=attack')
  for (const [collection, { id }] of documents) await cms.remove(collection, id)
})

test('refuses unsafe links in the menu', async () => {
  for (const url of UNSAFE_URLS) {
    const item = { label: 'x', kind: 'url', url }
    await expect(cms.setGlobal('menu', { items: [item] }), url).rejects.toThrow('400')
  }
})

test('removes unsafe links from texts', async () => {
  for (const index of UNSAFE_URLS.keys()) {
    const html = await (await fetch(`${site}/articles/link-${index}`)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g))
      expect(href).toMatch(SAFE_URL)
  }
})

/** One place of each kind of page. */
const SHORT: readonly string[] = [
  ...['articles', 'a gallery', 'the query string', 'captions, alt texts and tooltips', 'searches'],
]

for (const [where, paths] of [
  ['articles', range(OPENED_ARTICLES).map((index) => `/articles/vector-${index}`)],
  ['a gallery', ['/vectors']],
  ['a filtered gallery', ['/vectors?vectors.vectors=v1']],
  ['an open slide', ['/vectors?vectors.view=vector-1']],
  [
    'the query string',
    VECTORS.slice(0, OPENED_ARTICLES).map(
      (vector) =>
        `/vectors?vectors.vectors=${encodeURIComponent(vector)}&${encodeURIComponent(vector)}=1`,
    ),
  ],
  ['captions, alt texts and tooltips', ['/articles/vector-illustrated']],
  [
    'searches',
    range(VECTORS.length / VECTORS_PER_SEARCH).map((index) => {
      const from = index * VECTORS_PER_SEARCH
      const words = VECTORS.slice(from, from + VECTORS_PER_SEARCH).join(' ')
      return `/search?q=${encodeURIComponent(words)}`
    }),
  ],
  ['a search with results', [`/search?q=${encodeURIComponent('attacked')}`]],
  [
    'unknown paths',
    VECTORS.slice(0, OPENED_ARTICLES).map((vector) => `/${encodeURIComponent(vector)}`),
  ],
] as const) {
  const tag = SHORT.includes(where) ? [] : '@long'
  test(`runs no markup of editors or visitors in ${where}`, { tag }, async ({ page }) => {
    test.setTimeout(paths.length * 10_000 + 30_000)
    const violations = await watchViolations(page)
    for (const path of paths) {
      await page.goto(site + path, { waitUntil: 'networkidle' })
      if (paths.length === 1) await useTiles(page)
      await openTooltips(page)
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
      for (const href of links) expect(href, path).toMatch(SAFE_URL)
      expect(await page.locator(ACTIVE).count(), path).toBe(0)
      expect(violations(), path).toEqual([])
    }
  })
}

test(
  'runs no markup of editors in articles that the lightbox fetches',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000)
    const violations = await watchViolations(page)
    await page.goto(`${site}/vectors?vectors.view=vector-0`, { waitUntil: 'networkidle' })
    const dialog = page.locator('dialog[data-lightbox][open]')
    const status = dialog.locator('p[role="status"]').first()
    for (let slide = 0; slide < VECTORS.length; slide++) {
      await expect(status).toContainText(`of ${VECTORS.length}`)
      await expect(dialog.locator('article')).toContainText('attacked()')
      expect(await dialog.locator(`script, ${ACTIVE}`).count()).toBe(0)
      const shown = (await status.textContent()) ?? ''
      if (slide < VECTORS.length - 1) {
        await page.keyboard.press('ArrowRight')
        await expect(status).not.toHaveText(shown)
      }
    }
    expect(violations()).toEqual([])
  },
)

async function useTiles(page: Page): Promise<void> {
  // An open slide covers the tiles.
  if ((await page.locator('dialog[open]').count()) > 0) return
  for (const tile of await page.locator('[data-tile]').all()) await tile.hover()
  const options = page.locator('[data-option="v2"]').filter({ visible: true })
  for (const option of await options.all()) await option.click()
}

async function openTooltips(page: Page): Promise<void> {
  for (const tooltip of await page.locator('article [popovertarget]').all()) {
    await tooltip.click()
    await page.keyboard.press('Escape')
  }
}

/** Each text of a document is stored as it was sent. */
function expectStored(document: Doc, data: object): void {
  for (const [field, text] of Object.entries(data))
    if (typeof text === 'string') expect(document[field], field).toBe(text)
}

/** An article whose images have each vector as alt text, title and caption, and whose text has each as a tooltip. */
async function createIllustrated(create: (collection: string, data: object) => Promise<Doc>) {
  const images: Doc[] = []
  for (const [index, vector] of VECTORS.entries()) {
    const background = { r: 3 * index, g: 90, b: 90 }
    const content = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const texts = {
      ...{ alt: vector, title: vector, caption: vector, creator: vector, credit: vector },
      ...{ license: 'other', licenseText: vector, copyright: vector },
      ...{ licenseUrl: 'https://elsewhere.example/"onmouseover="attacked()' },
    }
    const image = await cms.upload('media', {
      name: `vector-${index}.jpg`,
      content: new Uint8Array(content),
      data: { ...texts, showCaption: true },
    })
    expectStored(image, texts)
    images.push(image)
    documents = [...documents, ['media', image]]
  }
  const tooltips = VECTORS.map((text) =>
    inlineBlock({ blockType: 'tooltip', text, content: richText(text) }),
  )
  await create('articles', {
    ...{ title: 'Illustrated', slug: 'vector-illustrated', cover: images[0]?.id },
    body: richText(paragraph(...tooltips), ...images.map(({ id }) => imageNode(id))),
    _status: 'published',
  })
}

/** Rich text of one paragraph with a text and links. */
const textWithLinks = (text: string, urls: readonly string[]) =>
  richText(paragraph(text, ...urls.map((url) => link(url, url))))
