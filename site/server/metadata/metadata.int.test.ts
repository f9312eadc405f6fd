import { imagePath, PRESETS } from '@tessera/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../../testing/running-site'
import { row } from '../../testing/documents/test-documents'
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
const SITE = 'http://localhost:3000'

/** Metadata in the head of a page. */
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

test('makes the page canonical for filtered, sorted and searched views, and does not index them', async () => {
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
  // "Load more" repeats the first page.
  expect(await headOf('/?work.page=2')).toMatchObject({ robots: null, canonical: `${SITE}/` })
})

test('gives numbered pages their own canonical URL and links to the pages before and after', async () => {
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

test('does not index missing pages and search results', async () => {
  for (const path of ['/nothing', '/search?q=salt'])
    expect(await headOf(path), path).toMatchObject({ robots: 'noindex', canonical: null })
})

test('indexes the empty search page', async () => {
  expect(await headOf('/search')).toMatchObject({ robots: null, canonical: `${SITE}/search` })
})

test('describes pages in terms of schema.org', async () => {
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

/** An image with everything that its page can show, at /images/old-pier. */
const imageRows = () => [
  row('media', 'pier', null, {
    ...site.media[0],
    credit: {
      ...{ creator: 'Ada Berg', line: 'Photo: Ada Berg', copyright: '© 2026 Ada Berg' },
      license: { label: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
      source: 'https://museum.example/42',
    },
  }),
  row('image', 'pier', imagePath('old-pier'), {
    ...{ slug: 'old-pier', title: 'The old pier', caption: 'Before the storm.', media: 'pier' },
    ...{ date: '2024-05-01T10:00:00.000Z', terms: ['t-print'], keywordTerms: [], folder: 'f1' },
    ...{ furtherImages: ['m2'], position: { latitude: 57.7, longitude: 11.9 } },
    modified: '2026-01-01T00:00:00.000Z',
  }),
]

test('writes structured data that matches the schema for every kind of page', async () => {
  await site.publish(...imageRows())
  for (const path of [
    '/',
    '/about',
    '/register?register.page=2',
    '/archive',
    '/articles/marram',
    '/articles/hill-road-dusk',
    '/images/old-pier',
  ])
    expect(
      structuredDataSchema.safeParse(JSON.parse((await headOf(path)).data ?? '')).error,
      path,
    ).toBeUndefined()
  const { things } = await headOf('/images/old-pier')
  expect(things.find((thing) => thing['@type'] === 'ImageObject')).toMatchObject({
    license: 'https://creativecommons.org/licenses/by/4.0/',
    acquireLicensePage: 'https://creativecommons.org/licenses/by/4.0/',
    associatedMedia: [{ '@type': 'ImageObject' }],
    keywords: ['Print'],
    contentLocation: { geo: { latitude: 57.7, longitude: 11.9 } },
  })
  await site.unpublish('image', 'pier')
})

test('escapes titles in structured data', async () => {
  const title = '</script><script>attacked()</script><!--'
  await site.publish(
    row('page', 'evil', '/evil', {
      ...{ slug: 'evil', title, description: title, showTitle: true, blocks: [] },
    }),
  )
  expect((await get('/evil')).status).toBe(200)
  const { html, things } = await headOf('/evil')
  expect(html).not.toContain('<script>attacked')
  expect(JSON.stringify(things)).toContain('attacked()')
  expect(html.match(/<script/g)).toHaveLength((await text('/about')).match(/<script/g)?.length ?? 0)
  await site.unpublish('page', 'evil')
  expect((await get('/evil')).status).toBe(404)
})

test('lists every page and article in a valid sitemap, which robots.txt links', async () => {
  expect(await text('/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  const index = await text('/sitemap.xml')
  expect(await validateXml(index, SITEMAP_INDEX)).toEqual([])
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, file = '']) => new URL(file).pathname,
  )
  expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/articles-1.xml'])
  const bodies = await Promise.all(files.map(text))
  for (const body of bodies) expect(await validateXml(body, SITEMAP)).toEqual([])
  const paths = bodies.flatMap((body) =>
    [...body.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
  )
  expect(paths).toHaveLength(44)
  expect(new Set(paths).size).toBe(44)
  for (const path of ['/', '/about', '/articles/marram']) expect(paths).toContain(path)
  expect(bodies[1]).toMatch(/<image:image><image:loc>http:\/\/localhost:3000\/media\/drawing/)
  for (const path of ['/sitemaps/articles-2.xml', '/sitemaps/articles-0.xml', '/sitemaps/x'])
    expect((await get(path)).status, path).toBe(404)
})

test('writes the time of an article’s last change into sitemap and structured data', async () => {
  const body = site.publications.store.articleAt('/articles/salt')
  const modified = '2026-05-04T10:00:00.000Z'
  await site.publish(
    row('article', body?.key ?? '', '/articles/salt', {
      ...{ slug: 'salt', title: 'Salt', excerpt: null, author: null, date: null, cover: null },
      ...{ terms: ['t-print'], facts: [], proportions: null, body: [], modified },
    }),
  )
  expect(await text('/sitemaps/articles-1.xml')).toContain(
    `<url><loc>${SITE}/articles/salt</loc><lastmod>${modified}</lastmod></url>`,
  )
  expect(await text('/sitemap.xml')).toContain(`<lastmod>${modified}</lastmod>`)
  expect((await headOf('/articles/salt')).things[0]).toMatchObject({ dateModified: modified })
})

test('generates an Open Graph image for articles without an image', async () => {
  const { image, html } = await headOf('/articles/salt')
  expect(image).toMatch(/^http:\/\/localhost:3000\/og-images\/article\/a\d+\/[\w-]{12}\.png$/)
  expect(html).toContain('og:image:width" content="1200"')
  const path = new URL(image ?? '').pathname
  const generated = await get(path)
  expect(generated.headers.get('content-type')).toBe('image/png')
  expect(generated.headers.get('cache-control')).toContain('immutable')
  const png = Buffer.from(await generated.arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.length).toBeLessThan(100_000)
  const etag = generated.headers.get('etag') ?? ''
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

test('generates icons and the web manifest from the site’s name', async () => {
  const { html } = await headOf('/')
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="(.*?)"/g)]
  expect(links).toHaveLength(4)
  for (const [, path = ''] of links) {
    const response = await get(path)
    expect(response.status, path).toBe(200)
    expect(response.headers.get('etag')).toBeTruthy()
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

test('sends a web manifest again when its description has changed', async () => {
  const { html } = await headOf('/')
  const manifest = /rel="manifest" href="(.*?)"/.exec(html)?.[1] ?? ''
  const before = (await get(manifest)).headers.get('etag') ?? ''
  const request = () => get(manifest, { headers: { 'if-none-match': before } })
  expect((await request()).status).toBe(304)
  const info = { name: 'Halden & Rook', description: 'Prints, and nothing else.', logo: null }
  await site.publish(row('site', 'site', null, info))
  expect((await request()).status).toBe(200)
  expect(await (await request()).json()).toMatchObject({ description: info.description })
})

test('generates images and icons in the colours of the theme', async () => {
  await text('/favicon.svg')
  const before = (await headOf('/articles/salt')).image
  await site.publish(row('theme', 'theme', null, PRESETS.gallery))
  expect(await text('/favicon.svg')).toContain(PRESETS.gallery.light.accent)
  const { image, html } = await headOf('/articles/salt')
  expect(image).not.toBe(before)
  const manifest = /rel="manifest" href="(.*?)"/.exec(html)?.[1] ?? ''
  expect(await (await get(manifest)).json()).toMatchObject({
    theme_color: PRESETS.gallery.light.paper,
  })
  expect((await get(new URL(image ?? '').pathname)).status).toBe(200)
})

test('uses the icon that an editor uploaded', async () => {
  const info = { name: 'Halden & Rook', description: null, logo: null }
  await site.publish(row('site', 'site', null, { ...info, icon: 'm4' }))
  expect((await headOf('/')).html).not.toContain('icon.svg')
  const path = /rel="apple-touch-icon" href="(.*?)"/.exec(await text('/'))?.[1] ?? ''
  const png = Buffer.from(await (await get(path)).arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([180, 180])
  expect((await get('/favicon.svg')).status).toBe(404)
})

test('follows permanent and temporary redirects of editors to their last target', async () => {
  await site.publish(
    row('redirect', '1', '/shop', { to: { href: '/stock' }, status: 302 }),
    row('redirect', '2', '/stock', { to: { kind: 'page', key: 'p1' }, status: 301 }),
    row('redirect', '3', '/fair', { to: { href: 'https://fair.example/?stand=4' }, status: 301 }),
  )
  expect((await get('/fair')).status).toBe(301)
  const redirectOf = async (path: string) => {
    const { status, headers } = await get(path)
    return [status, headers.get('location')]
  }
  expect(await redirectOf('/shop?x=1')).toEqual([302, '/about?x=1'])
  expect(await redirectOf('/stock/')).toEqual([301, '/about'])
  expect(await redirectOf('/fair?x=1')).toEqual([301, 'https://fair.example/?stand=4'])
  await site.unpublish('redirect', '2')
  expect(await redirectOf('/stock')).toEqual([404, null])
})
