import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { row } from '../testing/documents/test-documents'
import { startSite, type RunningSite } from '../testing/running-site'
import { connectBrowser } from '../testing/site-in-browser'
import { SITEMAP, validateXml } from '../testing/validate-xml'
import { axeOn } from '../../tests/axe'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  site = await startSite({ languages: ['en', 'ar'] })
  browser = await connectBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' })
const alternates = (page: string) =>
  [
    ...page.matchAll(
      /<link rel="alternate" hrefLang="([^"]+)" href="http:\/\/localhost:3000([^"]*)"/gi,
    ),
  ].map(([, lang, path = '']) => `${lang} ${decodeURI(path)}`)
const text = async (path: string) => (await get(path)).text()

test('links both languages of a document, and the first as the default', async () => {
  const both = ['en /about', 'ar /ar/من-نحن', 'x-default /about']
  expect(alternates(await text('/about'))).toEqual(both)
  expect(alternates(await text('/ar/من-نحن'))).toEqual(both)
  expect(alternates(await text('/'))).toEqual(['en /', 'ar /ar', 'x-default /'])
  // An article without translation, and a filtered view.
  expect(alternates(await text('/articles/last-light'))).toEqual([])
  expect(alternates(await text('/?work.topic=print'))).toEqual([])
})

test('links only pages of the same language', async () => {
  const page = await text('/ar')
  expect(page).toContain('<html lang="ar" dir="rtl"')
  expect(page).toContain('<title>هالدن وروك</title>')
  expect(page).toContain('الانتقال إلى المحتوى')
  const links = [...page.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href)
  const others = links.filter((href) => !/^\/ar([/?#]|$)/.test(href))
  // The link to the other language.
  expect(new Set(others)).toEqual(new Set(['/']))
})

test('preloads fonts only for pages in their script', async () => {
  expect(await text('/about')).toMatch(/href="\/assets\/newsreader-text-english-[^>]*as="font"/)
  expect(await text('/ar/من-نحن')).not.toContain('as="font"')
})

test.each([
  ['/ar/', 301, '/ar'],
  ['/ar/nothing', 404, null],
  ['/ar/articles/last-light', 404, null],
  ['/ar/about', 404, null],
])('%s answers %i', async (path, status, to) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('location')).toBe(to)
  if (status === 404) expect(await response.text()).toContain('هذه الصفحة ليست هنا')
})

test('has search, feeds and Open Graph images per language', async () => {
  const suggestions = `/ar/search/suggestions.json?q=${encodeURIComponent('الموجة')}`
  expect(await (await get(suggestions)).json()).toEqual([
    { title: 'الموجة السابعة', href: encodeURI('/ar/articles/الموجة-السابعة') },
  ])
  expect(await (await get('/ar/search/suggestions.json?q=wave')).json()).toEqual([])
  const feed = await (await get('/ar/feeds/home/feed.json')).json()
  expect(feed).toMatchObject({
    language: 'ar',
    feed_url: 'http://localhost:3000/ar/feeds/home/feed.json',
  })
  expect(feed.items.every(({ url }: { url: string }) => url.includes('/ar/articles/'))).toBe(true)
  const [ogImage = ''] =
    /\/ar\/og-images\/article\/a3\/[\w-]+\.png/.exec(
      await text(encodeURI('/ar/articles/طريق-التل-عند-الغروب')),
    ) ?? []
  expect((await get(ogImage)).headers.get('content-type')).toBe('image/png')
})

test('lists every language in the sitemap, with links between translations', async () => {
  const index = await text('/sitemap.xml')
  expect(index).toContain('http://localhost:3000/ar/sitemaps/pages.xml')
  const pages = await text('/ar/sitemaps/pages.xml')
  expect(await validateXml(pages, SITEMAP)).toEqual([])
  expect(pages).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/about"/>',
  )
  // The default is the first language, as in the head of pages.
  expect(pages).toContain('hreflang="x-default" href="http://localhost:3000/about"/>')
})

const open = async (path: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(site.origin + path)
  return page
}

test('shows gallery and lightbox in the language of the page, before and after hydration', async () => {
  const page = await open('/ar')
  const status = page.locator('[data-gallery] [role="status"]').first()
  await expect.poll(() => status.textContent()).toBe('12 مقالًا')
  const before = await page.locator('[data-gallery]').innerText()
  await page.locator('[data-gallery-file][data-hydrated]').waitFor()
  await expect.poll(() => page.locator('[data-gallery]').innerText()).toBe(before)
  await page.locator('[data-option="print"]').click()
  await expect.poll(() => status.textContent()).toBe('4 من أصل 12 مقالًا')
  expect(new URL(page.url()).pathname).toBe('/ar')

  const tile = page.locator('[data-tile]').first()
  await tile.hover()
  await tile.locator('[data-zoom]').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('work.view')).not.toBeNull()
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('button', { name: 'إغلاق' }).waitFor()
  await expect.poll(() => dialog.locator('[data-counter]').textContent()).toBe('1 / 4')
  // In Arabic the next slide is on the left.
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => dialog.locator('[data-counter]').textContent()).toBe('2 / 4')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.context().close()
})

test('switches to the same document or, without translation, to the front page', async () => {
  const page = await open('/about')
  await page.getByRole('link', { name: 'العربية' }).click()
  expect(decodeURI(new URL(page.url()).pathname)).toBe('/ar/من-نحن')
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  await page.getByRole('link', { name: 'English' }).click()
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.goto(`${site.origin}/articles/last-light`)
  await page.getByRole('link', { name: 'العربية' }).click()
  expect(new URL(page.url()).pathname).toBe('/ar')
  await page.context().close()
})

test('shows the back link in the language of the page', { tags: 'long' }, async () => {
  const page = await open('/ar')
  await page.locator('[data-tile] :is(h3, h4) a').nth(1).click()
  await page.waitForURL('**/ar/articles/**')
  const backLink = page.getByRole('navigation', { name: 'المعرض' })
  await backLink.waitFor()
  await expect.poll(() => backLink.textContent()).toContain('الأعمال: 2 من 12')
  await page.context().close()
})

test('suggests titles in the language of the page', { tags: 'long' }, async () => {
  const page = await open('/ar')
  await page.getByLabel('البحث في هذا الموقع').pressSequentially('مطر')
  await page.getByRole('option').first().waitFor()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.getByRole('option', { name: 'مطر على الميناء' }).click()
  await page.waitForURL('**/ar/articles/**')
  await page.context().close()
})

for (const path of [
  '/ar',
  '/ar/articles/الموجة-السابعة',
  '/ar/من-نحن',
  '/ar/search?q=البحر',
  '/ar/x',
])
  test(`${path} is accessible, and fits into 320 px`, { tags: 'long' }, async () => {
    const page = await open(encodeURI(path))
    expect((await axeOn(page).analyze()).violations).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await page.context().close()
  })

test('redirects within a language, independent of the others', async () => {
  const moved = { to: { href: '/ar' }, status: 301 }
  await site.publish({ ...row('redirect', 'r9', '/ar/media/tide.jpg', moved), locale: 'ar' })
  await expect.poll(async () => (await get('/ar/media/tide.jpg')).status).toBe(301)
  expect((await get('/media/tide.jpg')).status).toBe(404)
})

test('does not mention languages on a site in one language', async () => {
  const alone = await startSite()
  const page = await (await fetch(alone.origin)).text()
  expect(page).not.toContain('hrefLang')
  expect(page).not.toContain('class="languages"')
  await alone.stop()
})
