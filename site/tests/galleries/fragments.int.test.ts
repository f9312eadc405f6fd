import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../../testing/running-site'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ languages: ['en', 'ar'] })
})
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { redirect: 'manual', headers })
const text = async (path: string) => (await get(path)).text()

/** The markup of a gallery in a page, with the element around it. */
const galleryIn = (html: string, id: string) =>
  new RegExp(`<div class="gallery-root"[^>]*><section id="${id}".*?</section></div>`, 's').exec(
    html,
  )?.[0]

const FRONT = '/galleries/p0/work/fragment'

test.each([
  ['', 'work'],
  ['?work.topic=print', 'work'],
  ['?work.topic=print&work.year=2022&journal.medium=woodcut', 'journal'],
  ['?work.page=2', 'work'],
  ['?studio.topic=map', 'work'],
])('equals the gallery of the page with the query string "%s": %s', async (search, id) => {
  const fragment = await text(`/galleries/p0/${id}/fragment${search}`)
  expect(fragment).toBe(galleryIn(await text(`/${search}`), id))
  expect(fragment).toMatch(/data-tile="/)
})

test('equals lists with search, orders and pages, and results of the site’s search', async () => {
  const register = '?register.topic=print,book&register.q=tide&register.sort=title'
  expect(await text(`/galleries/p2/register/fragment${register}`)).toBe(
    galleryIn(await text(`/register${register}`), 'register'),
  )
  const results = '?q=harbour&results.sort=title'
  expect(await text(`/search/results/fragment${results}`)).toBe(
    galleryIn(await text(`/search${results}`), 'results'),
  )
})

test('exists in each language', async () => {
  const [, path = ''] = /data-gallery-file="([^"]*\/)[\w-]+\.json/.exec(await text('/ar')) ?? []
  expect(path).toMatch(/^\/ar\/galleries\//)
  const [, id = ''] = /^.*\/([\w-]+)\/$/.exec(path) ?? []
  expect(await text(`${path}fragment`)).toBe(galleryIn(await text('/ar'), id))
})

test('is HTML that search engines do not index, and varies by encoding alone', async () => {
  const { status, headers } = await get(`${FRONT}?work.topic=print`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(headers.get('cache-control')).toBe((await get('/')).headers.get('cache-control'))
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  const etag = headers.get('etag') ?? ''
  expect((await get(`${FRONT}?work.topic=print`, { 'if-none-match': etag })).status).toBe(304)
})

test('is cached by its canonical query string, except searches and random orders', async () => {
  await text(`${FRONT}?work.topic=print&work.year=2022`)
  const before = site.pageCache.size
  const same = ['work.year=2022&work.topic=print', 'utm=1&work.topic=print,book&work.year=2022']
  for (const search of same) await text(`${FRONT}?${search}`)
  for (let seed = 1; seed < 20; seed++) {
    await text(`/galleries/p2/register/fragment?register.q=word${seed}`)
    await text(`/galleries/p2/register/fragment?register.sort=random-${seed}`)
    await text(`/search/results/fragment?q=harbour&results.page=${seed}`)
  }
  expect(site.pageCache.size).toBe(before)
})

test('closes the lightbox and shows the last page instead of a later one', async () => {
  const open = await text(`${FRONT}?work.topic=print&work.view=the-seventh-wave`)
  expect(open).not.toContain('<dialog')
  expect(open).toBe(await text(`${FRONT}?work.topic=print`))
  expect(await text('/galleries/p2/register/fragment?register.page=99')).toContain(
    'data-gallery-search="?register.page=4"',
  )
  expect(await text('/search/results/fragment?q=harbour&results.view=low-sun')).not.toContain(
    '<dialog',
  )
})

test('does not exist for unknown pages and galleries, nor for an empty search', async () => {
  for (const path of [
    '/galleries/p0/unknown/fragment',
    '/galleries/unknown/work/fragment',
    '/galleries/__proto__/constructor/fragment',
    '/galleries/p1/work/fragment',
    '/search/results/fragment',
  ])
    expect((await get(path)).status, path).toBe(404)
})

test('shows what is published now, and nothing of a page that no longer is', async () => {
  expect(await text(FRONT)).toContain('data-tile="last-light"')
  await site.unpublish('article', 'a39')
  expect(await text(FRONT)).not.toContain('data-tile="last-light"')
  await site.unpublish('page', 'p2')
  expect((await get('/galleries/p2/register/fragment')).status).toBe(404)
})
