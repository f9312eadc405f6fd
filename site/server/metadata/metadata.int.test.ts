import { PRESETS } from '@tessera/content'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSite, type RunningSite } from '../../testing/running-site'
import { row } from '../../testing/test-documents'
import { structuredDataSchema } from '../../testing/schemas/structured-data'
import { webManifestSchema } from '../../testing/schemas/web-manifest'
import { SITEMAP, SITEMAP_INDEX, validateXml } from '../../testing/validate-xml'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string, init?: RequestInit) =>
  fetch(site.origin + path, { redirect: 'manual', ...init })
const text = async (path: string) => (await get(path)).text()
const WITHIN = { timeout: 2_000, interval: 20 }
const SITE = 'http://localhost:3000'

/** What the head of a page says. */
async function headOf(path: string) {
  const html = await text(path)
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null
  const data = first(/<script type="application\/ld\+json">(.*?)<\/script>/)
  return {
    title: first(/<title>(.*?)<\/title>/),
    description: first(/<meta name="description" content="(.*?)"/),
    robots: first(/<meta name="robots" content="(.*?)"/),
    canonical: first(/<link rel="canonical" href="(.*?)"/),
    previous: first(/<link rel="prev" href="(.*?)"/),
    next: first(/<link rel="next" href="(.*?)"/),
    image: first(/<meta property="og:image" content="(.*?)"/),
    things: (data ? JSON.parse(data)['@graph'] : []) as Record<string, unknown>[],
    data,
    html,
  }
}

test('the page alone is canonical: what was filtered, sorted or searched is not to be found', async () => {
  for (const path of ['/?work.topic=print', '/?work.topic=print&work.page=2'])
    expect(await headOf(path), path).toMatchObject({
      robots: 'noindex, follow',
      canonical: `${SITE}/`,
    })
  for (const path of ['/register?register.sort=title', '/register?register.q=salt'])
    expect(await headOf(path), path).toMatchObject({
      robots: 'noindex, follow',
      canonical: `${SITE}/register`,
    })
  expect((await headOf('/')).robots).toBeNull()
  // "Load more" shows the same and more below it.
  expect(await headOf('/?work.page=2')).toMatchObject({ robots: null, canonical: `${SITE}/` })
})

test('numbered pages are addresses of their own, with those before and after them', async () => {
  expect(await headOf('/register')).toMatchObject({
    canonical: `${SITE}/register`,
    previous: null,
    next: '/register?register.page=2',
  })
  expect(await headOf('/register?register.page=2')).toMatchObject({
    title: 'The register, page 2 – Halden &amp; Rook',
    robots: null,
    canonical: `${SITE}/register?register.page=2`,
    previous: '/register',
    next: '/register?register.page=3',
  })
  expect(await headOf('/register?register.page=4')).toMatchObject({ next: null })
})

test('pages that are nobody’s to find say so', async () => {
  for (const path of ['/nothing', '/search?q=salt'])
    expect(await headOf(path), path).toMatchObject({ robots: 'noindex', canonical: null })
})

test('the field that searches the site may be found, what was found with it may not', async () => {
  expect(await headOf('/search')).toMatchObject({ robots: null, canonical: `${SITE}/search` })
})

test('what a page is about is told in the words of schema.org', async () => {
  const { things: home } = await headOf('/')
  expect(home.map((thing) => thing['@type'])).toEqual([
    'WebSite',
    'ImageGallery',
    'ImageGallery',
    'ImageGallery',
  ])
  expect(home[1]).toMatchObject({ name: 'Work', url: `${SITE}/#work` })
  const { things } = await headOf('/articles/the-seventh-wave')
  expect(things[0]).toMatchObject({
    '@type': 'Article',
    headline: 'The Seventh Wave',
    datePublished: '2021-01-01T00:00:00.000Z',
    author: { '@type': 'Person', name: 'Jon Halden' },
    image: expect.stringContaining(`${SITE}/media/`),
    mainEntityOfPage: `${SITE}/articles/the-seventh-wave`,
  })
  expect(things[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Halden & Rook', item: `${SITE}/` },
      { position: 2, name: 'The register', item: `${SITE}/register` },
      { position: 3, name: 'The Seventh Wave' },
    ],
  })
})

test('the data of every kind of page fits its schema', async () => {
  for (const path of [
    '/',
    '/about',
    '/register?register.page=2',
    '/archive',
    '/articles/marram',
    '/articles/hill-road-dusk',
  ])
    expect(
      structuredDataSchema.safeParse(JSON.parse((await headOf(path)).data ?? '')).error,
      path,
    ).toBeUndefined()
})

test('no title breaks out of the data', async () => {
  const title = '</script><script>attacked()</script><!--'
  await site.publish(
    row('page', 'evil', '/evil', {
      ...{ slug: 'evil', title, description: title, showTitle: true, blocks: [] },
    }),
  )
  await vi.waitFor(async () => expect((await get('/evil')).status).toBe(200), WITHIN)
  const { html, things } = await headOf('/evil')
  expect(html).not.toContain('<script>attacked')
  expect(JSON.stringify(things)).toContain('attacked()')
  expect(html.match(/<script/g)).toHaveLength((await text('/about')).match(/<script/g)?.length ?? 0)
  await site.unpublish('page', 'evil')
  await vi.waitFor(async () => expect((await get('/evil')).status).toBe(404), WITHIN)
})

test('the sitemap fits its schema, names every page and article, and robots.txt names it', async () => {
  expect(await text('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  const index = await text('/sitemap.xml')
  expect(await validateXml(index, SITEMAP_INDEX)).toEqual([])
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, file = '']) => new URL(file).pathname,
  )
  expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/articles-1.xml'])
  const bodies = await Promise.all(files.map(text))
  for (const body of bodies) expect(await validateXml(body, SITEMAP)).toEqual([])
  const addresses = bodies.flatMap((body) =>
    [...body.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
  )
  expect(addresses).toHaveLength(44)
  expect(new Set(addresses).size).toBe(44)
  for (const path of ['/', '/about', '/articles/marram']) expect(addresses).toContain(path)
  expect(bodies[1]).toMatch(/<image:image><image:loc>http:\/\/localhost:3000\/media\/drawing/)
  for (const path of ['/sitemaps/articles-2.xml', '/sitemaps/articles-0.xml', '/sitemaps/x'])
    expect((await get(path)).status, path).toBe(404)
})

test('a sitemap says when an article last changed', async () => {
  const body = site.publications.store.articleAt('/articles/salt')
  const modified = '2026-05-04T10:00:00.000Z'
  await site.publish(
    row('article', body?.key ?? '', '/articles/salt', {
      ...{ slug: 'salt', title: 'Salt', excerpt: null, author: null, date: null, cover: null },
      ...{ terms: ['t-print'], facts: [], proportions: null, body: [], modified },
    }),
  )
  await vi.waitFor(async () => {
    expect(await text('/sitemaps/articles-1.xml')).toContain(
      `<url><loc>${SITE}/articles/salt</loc><lastmod>${modified}</lastmod></url>`,
    )
  }, WITHIN)
  expect(await text('/sitemap.xml')).toContain(`<lastmod>${modified}</lastmod>`)
  expect((await headOf('/articles/salt')).things[0]).toMatchObject({ dateModified: modified })
})

test('where there is no image, a link is shared with a card', async () => {
  const { image, html } = await headOf('/articles/salt')
  expect(image).toMatch(/^http:\/\/localhost:3000\/og-images\/article\/a\d+\/[\w-]{12}\.png$/)
  expect(html).toContain('og:image:width" content="1200"')
  const path = new URL(image ?? '').pathname
  const card = await get(path)
  expect(card.headers.get('content-type')).toBe('image/png')
  expect(card.headers.get('cache-control')).toContain('immutable')
  const png = Buffer.from(await card.arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(100_000)
  const etag = card.headers.get('etag') ?? ''
  expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const old = await get(path.replace(/[\w-]+\.png$/, 'old.png'))
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'no-store'])
  for (const other of [
    '/og-images/article/none/x.png',
    '/og-images/media/m0/x.png',
    '/og-images/page/p1',
  ])
    expect((await get(other)).status, other).toBe(404)
})

test('icons and the manifest are made of the site’s name', async () => {
  const { html } = await headOf('/')
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="(.*?)"/g)]
  expect(links).toHaveLength(4)
  for (const [, path = ''] of links) {
    const answer = await get(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('etag')).toBeTruthy()
  }
  const manifest = webManifestSchema.parse(await (await get(links.at(-1)?.[1] ?? '')).json())
  expect(manifest).toMatchObject({ name: 'Halden & Rook', start_url: '/', lang: 'en' })
  for (const { src, sizes } of manifest.icons) {
    const png = Buffer.from(await (await get(src)).arrayBuffer())
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  const ico = Buffer.from(await (await get('/favicon.ico')).arrayBuffer())
  expect([ico.readUInt16LE(2), ico.toString('latin1', 23, 26)]).toEqual([1, 'PNG'])
  expect((await get('/apple-touch-icon.png')).headers.get('content-type')).toBe('image/png')
  expect((await get('/icons/x/33.png')).status).toBe(404)
})

test('a manifest that tells something else under the same name is sent anew', async () => {
  const { html } = await headOf('/')
  const manifest = /rel="manifest" href="(.*?)"/.exec(html)?.[1] ?? ''
  const before = (await get(manifest)).headers.get('etag') ?? ''
  const ask = () => get(manifest, { headers: { 'if-none-match': before } })
  expect((await ask()).status).toBe(304)
  const info = { name: 'Halden & Rook', description: 'Prints, and nothing else.', logo: null }
  await site.publish(row('site', 'site', null, info))
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), WITHIN)
  expect(await (await ask()).json()).toMatchObject({ description: info.description })
})

test('what is drawn is drawn in the colours of the editor’s look', async () => {
  await text('/favicon.svg')
  const before = (await headOf('/articles/salt')).image
  await site.publish(row('theme', 'theme', null, PRESETS.gallery))
  await vi.waitFor(
    async () => expect(await text('/favicon.svg')).toContain(PRESETS.gallery.light.accent),
    WITHIN,
  )
  const { image, html } = await headOf('/articles/salt')
  expect(image).not.toBe(before)
  const manifest = /rel="manifest" href="(.*?)"/.exec(html)?.[1] ?? ''
  expect(await (await get(manifest)).json()).toMatchObject({
    theme_color: PRESETS.gallery.light.paper,
  })
  expect((await get(new URL(image ?? '').pathname)).status).toBe(200)
})

test('an editor’s image is the icon, and the svg goes', async () => {
  const info = { name: 'Halden & Rook', description: null, logo: null }
  await site.publish(row('site', 'site', null, { ...info, icon: 'm4' }))
  await vi.waitFor(async () => {
    expect((await headOf('/')).html).not.toContain('icon.svg')
  }, WITHIN)
  const path = /rel="apple-touch-icon" href="(.*?)"/.exec(await text('/'))?.[1] ?? ''
  const png = Buffer.from(await (await get(path)).arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180])
  expect((await get('/favicon.svg')).status).toBe(404)
})

test('an editor’s redirects lead on at once, for good or for the time being', async () => {
  await site.publish(
    row('redirect', '1', '/shop', { to: { href: '/stock' }, status: 302 }),
    row('redirect', '2', '/stock', { to: { kind: 'page', key: 'p1' }, status: 301 }),
    row('redirect', '3', '/fair', { to: { href: 'https://fair.example/?stand=4' }, status: 301 }),
  )
  await vi.waitFor(async () => expect((await get('/fair')).status).toBe(301), WITHIN)
  const to = async (path: string) => {
    const { status, headers } = await get(path)
    return [status, headers.get('location')]
  }
  expect(await to('/shop?x=1')).toEqual([302, '/about?x=1'])
  expect(await to('/stock/')).toEqual([301, '/about'])
  expect(await to('/fair?x=1')).toEqual([301, 'https://fair.example/?stand=4'])
  await site.unpublish('redirect', '2')
  await vi.waitFor(async () => expect(await to('/stock')).toEqual([404, null]), WITHIN)
})
