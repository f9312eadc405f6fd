import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import type { PreviewOverlay, PublishedDocument } from '@tessera/content'
import { openReader, type PublicationReader } from '@tessera/content/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuiltAssets } from '../server/assets/built-assets'
import { createPreviewHandler } from '../server/preview/create-preview-handler'
import { followSitePublications } from '../server/publications/follow-site-publications'
import * as renderer from '../server/render/renderer'
import { DISK_MEDIA, startSite, type RunningSite } from '../testing/running-site'
import { row } from '../testing/documents/test-documents'

/** The overlays that the CMS answers, by token. Each test has tokens of its own. */
const overlays = new Map<string, PreviewOverlay>()
const abort = new AbortController()
let site: RunningSite
let reader: PublicationReader
let cms: Server
let preview: Server

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
let origin = ''
let cmsUrl = ''

beforeAll(async () => {
  site = await startSite()
  cms = createServer(async (request, response) => {
    const { token } = (await json(request)) as { token: string }
    const overlay = overlays.get(token)
    response.writeHead(overlay ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(overlay ?? {}))
  })
  cmsUrl = await listen(cms)
  const databaseUrl = `file:${site.dataDir}/tessera.db`
  const prefix = '/preview/of-this-test'
  reader = openReader(databaseUrl)
  const publications = followSitePublications(reader, {
    ...{ signal: abort.signal, languages: ['en'], prefix },
    onChange: () => undefined,
  })
  await publications.follower.caughtUp
  const environment = {
    ...{ port: 0, host: '127.0.0.1', siteUrl: 'http://localhost:3000' },
    ...{
      dataDir: site.dataDir,
      databaseUrl,
      databaseReadUrl: null,
      ...DISK_MEDIA,
      cmsUrl,
      trustedProxies: 0,
      proxyAddresses: ['private'],
      videoLimit: 1,
    },
    ...{
      siteCacheDir: site.dataDir,
      logLevel: 'error' as const,
      metricsToken: null,
      drainSeconds: 0,
    },
    languages: ['en'] as const,
  }
  const options = { environment, publications, assets: readBuiltAssets(), prefix, cmsUrl }
  preview = createServer(createPreviewHandler({ ...options, renderer: async () => renderer }))
  origin = await listen(preview)
})
afterAll(async () => {
  abort.abort()
  for (const server of [preview, cms]) {
    server.closeAllConnections()
    server.close()
  }
  await reader.close()
  await site.stop()
})

function show(token: string, ...documents: readonly PublishedDocument[]) {
  const [first] = documents
  overlays.set(token, {
    document: { kind: first?.kind === 'page' ? 'page' : 'article', key: first?.key ?? '' },
    documents: documents.map((each) => ({ ...each, body: { ...each.body } })),
    ...{ revision: 0, expires: Date.now() + 60_000 },
    ...{ savedAt: '2026-11-22T20:00:00.000Z', isForOthers: false },
  })
  return `/preview/${token}`
}
const get = (path: string, init?: RequestInit) =>
  fetch(origin + path, { redirect: 'manual', ...init })
const text = async (path: string) => (await get(path)).text()

const draft = (title: string, fields: object = {}) =>
  row('article', 'a0', '/articles/draft', {
    ...{ slug: 'draft', title, excerpt: null, author: null, date: null, cover: null },
    ...{ terms: [], facts: [], proportions: null, body: [], ...fields },
  })
test('shows a draft at its own address, in the place of the published version', async () => {
  const start = show('a.1', draft('A marked draft'))
  const entry = await get(`${start}/-/en?x=1`)
  expect([entry.status, entry.headers.get('location')]).toEqual([
    302,
    `${start}/articles/draft?x=1`,
  ])
  const html = await text(`${start}/articles/draft`)
  expect(html).toContain('<h1>A marked draft</h1>')
  expect((await get(`${start}/articles/the-seventh-wave`)).status).toBe(404)
  expect(await (await fetch(`${site.origin}/articles/draft`)).text()).not.toContain(
    'A marked draft',
  )
})

test('keeps links in the preview, and files of the build and of published images out of it', async () => {
  const start = show('b.1', draft('Linked', { cover: 'm0' }))
  const html = await text(start)
  expect(html).toContain(`href="${start}/about"`)
  expect(html).toContain(`href="${start}/articles/draft"`)
  expect(html).not.toMatch(/href="\/(about|articles)/)
  expect(html).not.toContain('of-this-test')
  expect(html).toMatch(/src="\/assets\//)
  expect(await text(`${start}/articles/draft`)).toContain('/media/drawing-0-')
  expect(await text(`${start}/articles/draft`)).not.toContain(`${start}/media/`)
  const moved = await get(`${start}/old-about`)
  expect(moved.headers.get('location')).toBe(`${start}/about`)
})

test('serves the files of an unpublished image below the token only', async () => {
  const [media] = site.media
  const hidden = { ...media, alt: 'Hidden', variants: media?.variants.slice(0, 1) ?? [] }
  const path = hidden.variants[0]?.path.replace('drawing-0', 'drawing-1') ?? ''
  const found = site.media[1]?.variants[0]?.path ?? path
  const image = row('media', 'new', null, {
    ...hidden,
    variants: hidden.variants.map((variant) => ({ ...variant, path: found })),
  })
  const start = show('c.1', draft('With an image', { cover: 'new' }), image)
  const html = await text(`${start}/articles/draft`)
  expect(html).toContain(start + found)
  const file = await get(start + found)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/avif'])
  expect((await file.arrayBuffer()).byteLength).toBe(Number(file.headers.get('content-length')))
  const other = show('c.2', draft('Without it'))
  expect((await get(other + found)).status).toBe(404)
})

test('no response may be kept, indexed, framed by others or tell its address', async () => {
  const start = show('d.1', draft('Private'))
  const gone = '/preview/no.token/articles/draft'
  for (const path of [
    `${start}/articles/draft`,
    start,
    `${start}/-/en`,
    `${start}/nothing`,
    gone,
  ]) {
    const { headers } = await get(path)
    expect(headers.get('cache-control'), path).toBe('no-store')
    expect(headers.get('referrer-policy'), path).toBe('no-referrer')
    expect(headers.get('x-robots-tag'), path).toContain('noindex')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'self'")
    expect([headers.get('etag'), headers.get('speculation-rules')]).toEqual([null, null])
  }
})

test('ends with its token', async () => {
  const start = show('e.1', draft('Ended'))
  expect((await get(`${start}/articles/draft`)).status).toBe(200)
  overlays.delete('e.1')
  expect((await get(`${start}/-/en`)).status).toBe(404)
  expect((await get(`${start}/articles/draft`)).status).toBe(404)
  for (const path of ['/preview/', '/preview/x', '/preview/e.1/../../healthz', '/preview/e.1x'])
    expect((await get(path)).status, path).toBe(404)
})

test('says that a link has ended on a page of the site, in the language of the link', async () => {
  const open = await startSite({ cmsUrl, languages: ['en', 'ar'] })
  const show = async (path: string, accept = 'text/html') =>
    fetch(open.origin + path, { headers: { accept }, redirect: 'manual' })
  // A token that was never valid, which tells nobody whether there was a draft.
  const response = await show('/preview/ended.1/-/en')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toContain('noindex')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('content-security-policy')).toContain("style-src-elem 'self'")
  const html = await response.text()
  expect(html).toContain('<h1>This preview has ended</h1>')
  expect(html).toContain('The link to a draft of Halden &amp; Rook has expired or was revoked.')
  for (const path of ['/preview/ended.1/-/ar', '/preview/ended.1/ar/articles/x'])
    expect(await (await show(path)).text(), path).toContain('<html lang="ar"')
  // Such as an image of the preview.
  const other = await show('/preview/ended.1/media/a.avif', 'image/avif')
  expect([other.status, await other.text()]).toEqual([404, 'This preview has ended.\n'])
  await open.stop()
})

test('previews that are rendered at the same time do not see each other', async () => {
  const starts = Array.from({ length: 20 }, (_, index) =>
    show(`f.${index}`, draft(`Draft ${index}!`)),
  )
  const pages = await Promise.all(
    starts.flatMap((start) => [text(`${start}/articles/draft`), text(start)]),
  )
  const markers = pages.map((html) => [...new Set(html.match(/Draft \d+!/g))])
  expect(markers).toEqual(starts.flatMap((_, index) => [[`Draft ${index}!`], [`Draft ${index}!`]]))
})

test('builds galleries and their data files with the draft', async () => {
  const start = show('g.1', draft('In a gallery', { date: '2031-01-01T00:00:00.000Z' }))
  const html = await text(start)
  expect(html).toContain('In a gallery')
  const source = new RegExp(`"(${start}/galleries/[^"]+\\.json)"`).exec(html)?.[1] ?? ''
  const file = await get(source)
  expect(file.status).toBe(200)
  expect(await file.text()).toContain('In a gallery')
  const stolen = await fetch(site.origin + source.slice(start.length))
  expect(await stolen.text()).not.toContain('In a gallery')
})

test('sends tiles that the panel of the preview has only once, and no other answer without them', async () => {
  const start = show('k.1', draft('With tiles'))
  const whole = await text(start)
  const [part, hash] = /<ul data-preview-part="([\w-]{12})"/.exec(whole) ?? []
  expect(part).toBeDefined()
  const ask = async (parts: string) =>
    (await get(start, { headers: { 'x-preview-parts': parts } })).text()
  const answers = await Promise.all([ask(`other ${hash}`), text(start), ask('other'), ask('')])
  expect(answers[0].length).toBeLessThan(whole.length - 20_000)
  expect(answers[0]).toMatch(new RegExp(`<ul data-preview-part="${hash}"[^>]*></ul>`))
  expect(answers.slice(1)).toEqual([whole, whole, whole])
  const newest = draft('With another tile', { date: '2031-01-01T00:00:00.000Z' })
  const changed = await get(show('k.2', newest), { headers: { 'x-preview-parts': hash ?? '' } })
  expect((await changed.text()).includes('With another tile')).toBe(true)
  expect(await (await fetch(site.origin)).text()).not.toContain('data-preview-part')
})

test('reads the draft again for a page that must not come from a cache', async () => {
  const start = show('l.1', draft('First'))
  const page = `${start}/articles/draft`
  expect(await text(page)).toContain('<h1>First</h1>')
  show('l.1', draft('Second'))
  expect(await text(page)).toContain('<h1>First</h1>')
  const reloaded = await get(page, { headers: { 'cache-control': 'no-cache' } })
  expect(await reloaded.text()).toContain('<h1>Second</h1>')
})

test('shows a changed image on the tiles of published articles, in its own preview only', async () => {
  const unchanged = await text(show('i.1', draft('Before')))
  const [media] = site.media
  const changed = row('media', 'm0', null, { ...media, alt: 'A text that is not published' })
  expect(await text(show('i.2', draft('With it'), changed))).toContain(
    'A text that is not published',
  )
  expect(unchanged).toContain(`alt="${media?.alt}"`)
  expect(await text(show('i.3', draft('After')))).not.toContain('A text that is not published')
})

test('tells people without an account that they see a draft, and of when', async () => {
  const start = show('h.1', draft('Shared'))
  expect(await text(start)).not.toContain('not published')
  const overlay = overlays.get('h.1')
  if (overlay) overlays.set('h.2', { ...overlay, isForOthers: true })
  const notice = 'Draft of 22 November 2026 at 20:00 UTC, not published'
  for (const path of ['', '/articles/draft', '/nothing'])
    expect(await text(`/preview/h.2${path}`)).toContain(notice)
})
