import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { articlePath } from '@tessera/content'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBucket } from '../../scripts/media-store/testing/start-bucket.mjs'
import { row } from '../testing/documents/test-documents'
import { readLog } from '../testing/read-log'
import type { SiteOptions } from '../testing/running-site'

// A log of its own: that of the other files folds an outage that one of them has logged in the last minute.
vi.resetModules()
const { startSite } = await import('../testing/running-site')
const renderer = await import('../server/render/renderer')

const REQUEST_ID = /^[\da-f-]{36}$/

async function startFailingSite(options: SiteOptions) {
  const site = await startSite(options)
  onTestFinished(site.stop)
  const log = readLog()
  return {
    ...site,
    log,
    /** The response of a request, and the lines of the log that have its id. */
    async request(path: string, init?: RequestInit) {
      const response = await fetch(site.origin + path, init)
      const text = await response.text()
      const requestId = response.headers.get('x-request-id') ?? ''
      expect(requestId).toMatch(REQUEST_ID)
      const lines = log().filter((line) => line['requestId'] === requestId)
      return { status: response.status, headers: response.headers, text, requestId, lines }
    },
  }
}

const broken = () => {
  throw new Error('Broken article.', { cause: new Error('No such template.') })
}
const REQUEST_FAILED = {
  ...{ level: 'error', program: 'site', msg: 'request-failed' },
  path: '/articles/the-seventh-wave',
  err: { message: 'Broken article.', cause: { message: 'No such template.' } },
}

test('answers a page that fails with 500, its reference, and one line with the cause', async () => {
  const site = await startFailingSite({ renderer: { ...renderer, renderArticle: broken } })
  for (const id of ['first-request', 'second-request']) {
    const answer = await site.request('/articles/the-seventh-wave?q=secret')
    expect([answer.status, answer.headers.get('cache-control')], id).toEqual([500, 'no-store'])
    expect(answer.text).toContain(answer.requestId)
    expect(answer.text).not.toMatch(/Broken article|No such template/)
    expect(answer.lines).toMatchObject([REQUEST_FAILED])
  }
  expect(JSON.stringify(site.log())).not.toContain('secret')
  // Other pages are answered as before.
  expect((await fetch(site.origin)).status).toBe(200)
})

test('also where the error page fails', async () => {
  const renderError = () => {
    throw new Error('Broken error page.')
  }
  const site = await startFailingSite({
    renderer: { ...renderer, renderArticle: broken, renderError },
  })
  const { status, text, requestId, lines } = await site.request('/articles/the-seventh-wave')
  expect(status).toBe(500)
  expect(text).toContain(`This page could not be shown. Reference: ${requestId}`)
  expect(lines).toMatchObject([REQUEST_FAILED])
})

/** More than are indexed during a request. */
const MANY_ARTICLES = 1500

const articles = Array.from({ length: MANY_ARTICLES }, (_, index) => {
  const slug = `indexed-${index}`
  return row('article', `indexed-${index}`, articlePath(slug), {
    ...{ slug, title: 'Indexed', excerpt: null, author: null, date: null, cover: null },
    ...{ terms: [], facts: [], proportions: null, body: [] },
  })
})

const SEARCHES = [
  '/search/results/fragment?q=indexed',
  '/search/results/adjacent?q=indexed&results.view=indexed-1',
  '/search/results/0123456789.json?q=indexed',
]

test('answers searches with 503 and one line while documents are indexed for the first time', async () => {
  const site = await startFailingSite({ empty: true })
  await site.publish(...articles)
  const [first, ...repeats] = await Promise.all(SEARCHES.map((path) => site.request(path)))
  for (const answer of [first, ...repeats])
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '2'])
  expect(site.log()).toMatchObject([
    {
      ...{ level: 'warn', program: 'site', msg: 'search-not-ready', outage: 'search' },
      problem: 'The documents are being indexed.',
      requestId: expect.stringMatching(REQUEST_ID),
    },
  ])
  for (const path of SEARCHES)
    await expect.poll(async () => (await site.request(path)).status).toBe(200)
})

test('answers an image with 503 and one line while the bucket does not answer', async () => {
  const bucket = await startBucket()
  onTestFinished(bucket.stop)
  const site = await startFailingSite({ media: bucket.settings })
  bucket.disturb('unavailable')
  const { status, lines } = await site.request(site.media[0]?.variants[0]?.path ?? '')
  expect(status).toBe(503)
  expect(lines).toMatchObject([
    {
      ...{ level: 'error', program: 'site', msg: 'media-unavailable', outage: 'media' },
      problem: expect.stringMatching(/\w/),
    },
  ])
})

/** The URL of a CMS that closes each connection. */
async function startSilentCms(): Promise<string> {
  const cms = createServer((request) => request.socket.destroy())
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void cms.close())
  return `http://127.0.0.1:${(cms.address() as AddressInfo).port}`
}

test('answers the admin and the API with 502 and one line while the CMS is silent', async () => {
  const site = await startFailingSite({ empty: true, cmsUrl: await startSilentCms() })
  const { status, lines } = await site.request('/admin', { headers: { accept: 'text/html' } })
  expect(status).toBe(502)
  expect(lines).toMatchObject([
    {
      ...{ level: 'error', program: 'site', msg: 'cms-silent', outage: 'cms' },
      problem: expect.stringMatching(/\w/),
    },
  ])
  const repeated = await site.request('/api/articles')
  expect([repeated.status, site.log().length]).toEqual([502, 1])
})

test('answers a preview with 503 and one line without its token while the CMS is silent', async () => {
  const site = await startFailingSite({ empty: true, cmsUrl: await startSilentCms() })
  const { status, lines } = await site.request('/preview/a-token.of-nobody')
  expect(status).toBe(503)
  expect(lines).toMatchObject([
    {
      ...{ level: 'error', program: 'site', msg: 'preview-unreachable', outage: 'preview' },
      problem: expect.stringMatching(/\w/),
    },
  ])
  expect(JSON.stringify(site.log())).not.toContain('a-token')
})
