import { articlePath, imagePath, type Article } from '@tessera/content'
import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { beforeAll, expect, test } from 'vitest'
import { axeOn } from '../../../tests/axe'
import { siteInBrowser } from '../../testing/site-in-browser'
import { galleryBlock, row } from '../../testing/documents/test-documents'

const at = siteInBrowser({ siteUrl: 'https://press.example' })

const modified = '2026-01-01T00:00:00.000Z'
const CAMERA = ['X-T4', 'f/2.8', 'ISO 400']
const chair = (changes: Partial<Article> = {}) => {
  const body: Article = {
    ...{ slug: 'a-chair', title: 'A chair', excerpt: null, author: null, date: null, terms: [] },
    ...{ facts: [], proportions: null, modified, cover: 'm0', furtherImages: ['m1', 'm2'] },
    body: [
      { type: 'paragraph', children: [{ type: 'text', text: 'Steam-bent ash.' }] },
      { type: 'image', media: 'm4' },
    ],
    ...changes,
  }
  return row('article', 'chair', articlePath(body.slug), body)
}
const gallery = (id: string, lightbox: object) =>
  galleryBlock({
    ...{ id, title: id, lightbox: { ...DEFAULT_LIGHTBOX, ...lightbox } },
    articles: { query: null, picked: ['chair'] },
    images: { query: null, picked: ['m3'] },
  })

beforeAll(async () => {
  const { media } = at.site
  await at.site.publish(
    row('media', 'm2', null, { ...media[2], camera: CAMERA }),
    chair(),
    row('image', 'm3', imagePath('a-stool'), {
      ...{ slug: 'a-stool', title: 'A stool', caption: null, date: null, terms: [] },
      ...{ keywordTerms: [], folder: null, media: 'm3', position: null, modified },
      furtherImages: ['m4'],
    }),
    row('page', 'furniture', '/furniture', {
      ...{ slug: 'furniture', title: 'Furniture', description: null, showTitle: true, modified },
      blocks: [gallery('chairs', {}), gallery('cameras', { camera: true })],
    }),
  )
})

const text = async (path: string) => (await fetch(at.site.origin + path)).text()
const fileOf = (index: number) =>
  at.site.media[index]?.variants[0]?.path.replace(/-\d+\.\w+$/, '') ?? 'no file'

test('the pages of an article and an image show all images, which lead to their largest files', async () => {
  const html = await text('/articles/a-chair')
  const links = [...html.matchAll(/<a href="([^"]+)" data-lightbox-link="images"/g)]
  expect(links.map(([, href = '']) => href.replace(/-\d+\.\w+$/, ''))).toEqual(
    [0, 4, 1, 2].map(fileOf),
  )
  for (const [, href = ''] of links) expect(href).toMatch(/-(1600|1400|1200|960)\.webp$/)
  expect(html).toContain('aria-label="Enlarge: Drawing number 2: hills and a sun"')
  expect(await text('/images/a-stool')).toContain(fileOf(4))
})

test('a fragment for the lightbox has the images without links to them', async () => {
  const headers = { 'X-Lightbox': '1' }
  const html = await (await fetch(`${at.site.origin}/articles/a-chair`, { headers })).text()
  expect(html).toContain(fileOf(2))
  expect(html).not.toContain('data-lightbox-link')
})

test('structured data, sitemap and feeds name all images', async () => {
  const html = await text('/articles/a-chair')
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const { '@graph': graph } = JSON.parse(json)
  const [article] = graph.filter((thing: object) => Reflect.get(thing, '@type') === 'Article')
  expect(article.image).toHaveLength(3)
  expect(article.image[1]).toContain(`https://press.example${fileOf(1)}`)
  expect(await text('/images/a-stool')).toContain('"associatedMedia"')
  const entry = /<url><loc>[^<]*a-chair<\/loc>.*?<\/url>/s.exec(
    (await text('/sitemaps/articles-1.xml')).replaceAll(/>\s+</g, '><'),
  )?.[0]
  for (const index of [0, 1, 2]) expect(entry).toContain(fileOf(index))
  expect(await text('/feeds/furniture/chairs/feed.json')).toContain(fileOf(2))
})

test('a tile says how many images it has, to screen readers too', async () => {
  const html = await text('/furniture')
  const tile = /<li id="chairs-a-chair".*?<\/li>/s.exec(html)?.[0] ?? html
  expect(tile).toContain('<p data-image-count="true" role="img" aria-label="3 images">3</p>')
})

test('a change of a further image changes the tile and the page', { tags: 'long' }, async () => {
  const changed = { ...at.site.media[1], alt: 'The chair from behind' }
  await at.site.publish(row('media', 'm1', null, changed))
  expect(await text('/articles/a-chair')).toContain('The chair from behind')
  await at.visit('/furniture?chairs.view=a-chair', {}, async (page) => {
    await expect.poll(() => page.locator('[data-step]').textContent()).toBe('Image 1 of 3')
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.locator('[data-panel] img').getAttribute('alt'))
      .toBe('The chair from behind')
  })
  await at.site.publish(row('media', 'm1', null, { ...at.site.media[1] }))
})

test(
  'shows camera data below the image only where the gallery has the option',
  { tags: 'long' },
  async () => {
    const openLast = async (id: string) => {
      let shown: string | null = null
      await at.visit(`/furniture?${id}.view=a-chair`, {}, async (page) => {
        await expect.poll(() => page.locator('[data-step]').textContent()).toBe('Image 1 of 3')
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('ArrowRight')
        await expect.poll(() => page.locator('[data-step]').textContent()).toBe('Image 3 of 3')
        shown = await page.locator('figcaption').first().textContent()
      })
      return shown
    }
    expect(await openLast('cameras')).toContain('X-T4 · f/2.8 · ISO 400')
    expect(await openLast('chairs')).not.toContain('X-T4')
  },
)

test('the images of an article open as one set, in reading order; one Back closes it', async () => {
  await at.visit('/articles/a-chair', {}, async (page) => {
    const alt = () => page.locator('dialog [data-panel] img').getAttribute('alt')
    const altOf = (index: number) => at.site.media[index]?.alt
    await page.getByRole('link', { name: `Enlarge: ${altOf(4)}` }).click()
    await expect.poll(alt).toBe(altOf(4))
    await expect.poll(() => page.locator('[data-counter]').textContent()).toBe('2 / 4')
    await page.keyboard.press('ArrowRight')
    await expect.poll(alt).toBe(altOf(1))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(alt).toBe(altOf(0))
    await expect.poll(() => page.locator('dialog').getAttribute('data-status')).toBe('open')
    expect((await axeOn(page).analyze()).violations).toEqual([])
    await page.goBack()
    await expect.poll(() => page.locator('dialog[data-lightbox]').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/articles/a-chair')
  })
})
