import { expect, test } from '@playwright/test'
import { GalleryDriver } from '../../product/gallery-driver'
import { FAILED, LightboxDriver } from '../../product/lightbox-driver'
import { connectToCms, type Id, type CmsClient } from '../../product/running/cms-client'
import { sharedProduct } from '../../product/running/shared-product'
import { paragraph, richText } from '../../product/forms/rich-text'
import { SOON } from '../../product/soon'

const { site } = sharedProduct()
const ADDRESS = `${site}/reading`

let cms: CmsClient
let reading: Id
let articles: readonly Id[]
test.beforeAll(async () => {
  cms = connectToCms()
  const made = ['One', 'Two', 'Three'].map((name, index) =>
    cms.create('articles', {
      title: `Chapter ${name}`,
      slug: `chapter-${name.toLowerCase()}`,
      excerpt: `What happens in chapter ${name.toLowerCase()}.`,
      date: `2019-01-0${3 - index}T00:00:00.000Z`,
      body: richText(paragraph(`This is how chapter ${name.toLowerCase()} begins.`)),
      _status: 'published',
    }),
  )
  articles = (await Promise.all(made)).map(({ id }) => id)
  const gallery = { blockType: 'gallery', galleryId: 'book', title: 'Chapters', source: 'picked' }
  const page = await cms.create('pages', {
    title: 'Reading',
    slug: 'reading',
    blocks: [{ ...gallery, picked: articles, order: 'picked', slides: 'articles' }],
    _status: 'published',
  })
  reading = page.id
  await expect.poll(async () => (await fetch(ADDRESS)).status, SOON).toBe(200)
})
test.afterAll(async () => {
  await cms.remove('pages', reading)
  for (const id of articles) await cms.remove('articles', id).catch(() => undefined) // A test removes one of them.
})

test('shows one whole article after another without leaving the page', async ({ page }) => {
  await page.goto(ADDRESS)
  const book = new GalleryDriver(page, 'book')
  const lightbox = new LightboxDriver(page)
  await book.openLightbox('chapter-one')
  await expect(lightbox.article()).toContainText('This is how chapter one begins.')
  await expect(lightbox.article().getByRole('heading', { name: 'Chapter One' })).toBeVisible()
  await expect(lightbox.link('Open the whole page')).toHaveAttribute(
    'href',
    '/articles/chapter-one',
  )
  await lightbox.dialog.getByText('Next article: Chapter Two').click()
  await expect(lightbox.article()).toContainText('This is how chapter two begins.')
  expect(page.url()).toBe(`${ADDRESS}?book.view=chapter-two`)
  await page.goBack()
  await lightbox.expectClosed()
})

test(
  'renders the article of a shared link on the server and does not fetch it again',
  { tag: '@long' },
  async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/articles/chapter-two')) requests.push(request.url())
    })
    await page.goto(`${ADDRESS}?book.view=chapter-two`, { waitUntil: 'networkidle' })
    const lightbox = new LightboxDriver(page)
    await lightbox.expectOpen()
    await expect(lightbox.article()).toContainText('This is how chapter two begins.')
    await expect(page.locator('[data-hydrated]').first()).toBeAttached()
    await expect(lightbox.article()).toContainText('This is how chapter two begins.')
    expect(requests).toEqual([])
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test(
    'shows the article in the dialog, with links to the next article and to close it',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(ADDRESS)
      await page.goto(`${ADDRESS}?book.view=chapter-one`)
      const lightbox = new LightboxDriver(page)
      await expect(lightbox.article()).toContainText('This is how chapter one begins.')
      await lightbox.link('Next').click()
      await expect(lightbox.article()).toContainText('This is how chapter two begins.')
      await lightbox.link('Close').click()
      await expect(page).toHaveURL(new RegExp(`^${ADDRESS}\\??(#.*)?$`))
      await lightbox.expectClosed()
    },
  )
})

test(
  'gives a shared link its own title, description, URL and image',
  { tag: '@long' },
  async ({ request }) => {
    const meta = (html: string, name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
    const shared = await (await request.get(`${ADDRESS}?book.view=chapter-two&utm_source=x`)).text()
    expect(shared).toMatch(/<title>Chapter Two – /)
    expect(meta(shared, 'description')).toBe('What happens in chapter two.')
    expect(shared).toMatch(/<link rel="canonical" href="[^"]*\/reading\?book\.view=chapter-two"/)
    expect(meta(shared, 'og:title')).toBe('Chapter Two')

    const html = await (await request.get(`${site}/?work.topic=print&work.view=marram`)).text()
    expect(meta(html, 'og:title')).toBe('Marram')
    const image = meta(html, 'og:image') ?? ''
    expect((await request.get(site + new URL(image).pathname)).status()).toBe(200)
    expect(meta(html, 'og:url')).toMatch(/\/\?work\.view=marram$/)
  },
)

test(
  'reports an unpublished article, retries it, and goes on to other articles',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(ADDRESS)
    const book = new GalleryDriver(page, 'book')
    const lightbox = new LightboxDriver(page)
    await expect(page.locator('[data-hydrated]').first()).toBeAttached()
    await cms.remove('articles', articles[2] ?? 0)
    const unpublished = `${site}/articles/chapter-three`
    await expect.poll(async () => (await fetch(unpublished)).status, SOON).toBe(404)

    await book.openLightbox('chapter-three')
    await expect(lightbox.failure()).toHaveText(FAILED)
    await expect(lightbox.original()).toHaveAttribute('href', /chapter-three$/)
    const retry = page.waitForRequest((request) => request.url().startsWith(unpublished))
    await lightbox.control('Try again').click()
    await retry
    await expect(lightbox.failure()).toHaveText(FAILED)
    await lightbox.control('Next').click()
    await expect(lightbox.article()).toContainText('This is how chapter one begins.')
  },
)
