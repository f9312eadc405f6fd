import { readdirSync, readFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { connectToCms } from '../e2e/product/running/cms-client'
import { cmsAddress, internalApiToken } from '../e2e/product/running/start-product'
import { sharedProduct } from '../e2e/product/running/shared-product'

const { site, dataDir } = sharedProduct()

/** Sends the path unchanged: `fetch` would normalise dots and backslashes. */
function send(
  path: string,
  { method = 'GET', headers = {} as Record<string, string>, body: sentBody = '' } = {},
) {
  const { hostname, port } = new URL(site)
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const sent = request({ hostname, port, path, method, headers }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (text: string) => (body += text))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      })
      sent.on('error', reject).end(sentBody)
    },
  )
}

const COLLECTIONS = [
  ...['articles', 'pages', 'media', 'videos', 'terms', 'filter-groups', 'patterns', 'redirects'],
  'users',
]
const INTERNAL_COLLECTIONS = [
  'publications',
  'payload-jobs',
  'payload-preferences',
  'payload-locked-documents',
  'payload-migrations',
  'payload-kv',
]

test('refuses requests to the internal API from outside in every spelling', async () => {
  const authorization = `Internal ${internalApiToken(dataDir)}`
  for (const path of [
    '/api/internal/status',
    '/api//internal/status',
    '/api/%69nternal/status',
    '/api/internal%2Fstatus',
    '/api/../api/internal/status',
    '/admin/../api/internal/status',
    '/admin/..%2fapi/internal/status',
    '/admin\\..\\api\\internal\\status',
    '/_next/static/../../api/internal/status',
    '//api/internal/status',
    '/api/articles?depth=0',
    '/api/users',
  ]) {
    const { status, body } = await send(path, { headers: { authorization } })
    expect([400, 403, 404], path).toContain(status)
    expect(body, path).not.toContain('"docs"')
    expect(body, path).not.toContain('"articles":')
  }
  const inside = await fetch(`${cmsAddress(dataDir)}/api/internal/status`, {
    headers: { authorization },
  })
  expect(inside.status).toBe(200)
})

const NO_PREFERENCE = '{"message":"Not Found","value":null}'

test('refuses anonymous visitors every document of the CMS', async () => {
  const HEADERS: Record<string, string>[] = [
    {},
    { 'x-payload-http-method-override': 'GET' },
    { cookie: 'payload-token=x' },
  ]
  for (const name of [...COLLECTIONS, ...INTERNAL_COLLECTIONS])
    for (const suffix of ['', '/1', '/count', '/versions', '/1?draft=true'])
      for (const headers of HEADERS) {
        const { status, body, headers: received } = await send(`/api/${name}${suffix}`, { headers })
        expect(received['cache-control'], name + suffix).toContain('no-store')
        expect(body, name + suffix).not.toMatch(/127\.0\.0\.1|localhost/)
        // Payload answers requests for the preferences of an anonymous visitor with 200.
        if (status === 200) expect(body).toBe(NO_PREFERENCE)
        else expect([400, 401, 403, 404], name + suffix).toContain(status)
        expect(body, name + suffix).not.toMatch(/"(docs|totalDocs|email|title)"/)
      }
  for (const path of [
    '/api/graphql',
    '/api/graphql-playground',
    '/_next/image?url=%2Ffavicon.svg&w=640&q=75',
  ])
    expect((await send(path)).status, path).toBe(404)
  // Payload's generator of Open Graph images is switched off or not built.
  expect([400, 404]).toContain((await send('/api/og?title=x')).status)
})

const MARKER = 'changed by an anonymous visitor'
const CHANGE = { title: MARKER, name: MARKER, label: MARKER, alt: MARKER, from: MARKER }
const JSON_TYPE = 'application/json'
const QUERY_TYPE = 'application/x-www-form-urlencoded'
const EVERY_DOCUMENT = 'where[id][exists]=true'

/** Requests with a method and another one in a header. */
const OVERRIDDEN: readonly {
  readonly method: string
  readonly override: string
  readonly suffix: string
  readonly type?: string
  readonly body?: string
}[] = [
  ...['', '/1', '/count', '/versions'].flatMap((suffix) => [
    { method: 'POST', override: 'GET', suffix, type: QUERY_TYPE, body: EVERY_DOCUMENT },
    { method: 'POST', override: 'GET', suffix, type: JSON_TYPE, body: '{"draft":true,"limit":1}' },
  ]),
  ...['/1', `?${EVERY_DOCUMENT}`].flatMap((suffix) => [
    ...['GET', 'POST'].map((method) => ({ method, override: 'DELETE', suffix })),
    ...['GET', 'POST'].map((method) => ({
      ...{ method, override: 'PATCH', suffix, type: JSON_TYPE },
      body: method === 'POST' ? JSON.stringify(CHANGE) : '',
    })),
  ]),
]

test('reads and changes nothing for anonymous visitors who send another method in a header', async () => {
  const before = await readContent()
  for (const collection of [...COLLECTIONS, ...INTERNAL_COLLECTIONS])
    for (const name of ['x-http-method-override', 'x-payload-http-method-override'])
      for (const { method, override, suffix, type = '', body } of OVERRIDDEN) {
        const what = `${method} as ${override} ${collection}${suffix} ${type}`
        const answer = await send(`/api/${collection}${suffix}`, {
          ...{ method, body },
          headers: {
            [name]: override,
            ...(type && { 'content-type': type }),
            ...(body && { 'content-length': String(body.length) }),
          },
        })
        // Payload answers requests for the preferences of an anonymous visitor with 200.
        if (answer.status === 200) expect(answer.body, what).toBe(NO_PREFERENCE)
        else expect([400, 401, 403, 404, 405], what).toContain(answer.status)
        expect(answer.body, what).not.toMatch(/"(docs|totalDocs|email|title|doc)"/)
      }
  const after = await readContent()
  expect(after.ids).toEqual(before.ids)
  expect(after.text).not.toContain(MARKER)
})

test('answers a sign-in with another method in a header, and a body that is not valid, with 4xx', async () => {
  for (const route of ['login', 'first-register', 'forgot-password', 'reset-password'])
    for (const body of ['', '{', '[]', 'null', '--x--']) {
      const headers = { 'content-type': JSON_TYPE, 'x-payload-http-method-override': 'GET' }
      const { status } = await send(`/api/users/${route}`, { method: 'POST', headers, body })
      expect(Math.floor(status / 100), `${status} ${route}: ${body}`).toBe(4)
    }
})

/** Every document in its newest version, as an administrator sees it. */
async function readContent() {
  const cms = connectToCms()
  const content = await Promise.all(
    COLLECTIONS.map((collection) => cms.list(collection, { draft: 'true' })),
  )
  const ids = content.map((docs) => docs.map(({ id }) => String(id)).toSorted())
  return { ids, text: JSON.stringify(content) }
}

test('refuses the requests of anonymous visitors before it reads their bodies', async () => {
  const { hostname, port } = new URL(site)
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 20_000_000,
  }
  for (const [method, path] of [
    ['POST', '/api/media'],
    ['PATCH', '/api/media/1'],
    ['PATCH', '/api/videos?where[id][exists]=true'],
    ['POST', '/api/videos/access'],
    ['POST', '/api/articles'],
    ['POST', '/api/globals/site'],
    ['POST', '/api/reorder'],
    ['POST', '/api/users%2f..%2fmedia'],
  ] as const) {
    const sent = request({ hostname, port, path, method, headers })
    const status = await new Promise((resolve, reject) => {
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
      sent.write('--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n{"filename":"a.mp4"}')
    })
    sent.destroy()
    expect([403, 404, 405], `${method} ${path}`).toContain(status)
  }
})

test('refuses uploads of anonymous visitors and keeps no part of them', async () => {
  const storedFiles = () => readdirSync(join(dataDir, 'media'), { recursive: true }).toSorted()
  const before = storedFiles()
  for (const [method, path] of [
    ['POST', '/api/videos'],
    ['PATCH', '/api/videos/1'],
    ['PATCH', '/api/videos?where[id][exists]=true'],
    ['POST', '/api/media'],
    ['PATCH', '/api/media?where[id][exists]=true'],
  ] as const) {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ title: 'x', alt: 'x' }))
    form.set('file', new Blob([new Uint8Array(2_000_000)], { type: 'video/mp4' }), 'a.mp4')
    const { status } = await fetch(site + path, { method, body: form })
    expect([400, 401, 403, 404], `${method} ${path}`).toContain(status)
  }
  expect(storedFiles()).toEqual(before)
})

test('serves no file of the data folder or of the program', async () => {
  const secrets = ['cms-secret', 'internal-api-token', 'setup-token'].map((name) =>
    readFileSync(join(dataDir, name), 'utf8'),
  )
  for (const folder of ['/media/', '/assets/', '/api/media/file/', '/_next/static/', '/'])
    for (const up of ['../', '..%2f', '%2e%2e/', '..\\', '....//', '..%5c', '%252e%252e%252f'])
      for (const target of ['cms-secret', 'tessera.db', 'package.json', 'server/main.js']) {
        const path = `${folder}${up.repeat(3)}${target}`
        const { status, body } = await send(path)
        expect(status, path).not.toBe(200)
        for (const secret of secrets) expect(body.includes(secret), path).toBe(false)
      }
})

test('redirects to no other host', async () => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '/admin//evil.example',
    '/about/..//evil.example/',
    '/?next=//evil.example',
  ]) {
    const { headers } = await send(path, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const { location } = headers
    if (location) expect(new URL(location, site).host, path).toBe(new URL(site).host)
  }
  const page = await send('/', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect(page.body).not.toContain('evil.example')
})

/** The demo allows frames of one host, for a map. */
const SITE_POLICY =
  "default-src 'self'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self'; frame-src https://www.openstreetmap.org; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
const ADMIN_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

test('sends security headers with every kind of response', async () => {
  const home = await send('/')
  const image = /\/media\/[\w.-]+/.exec(home.body)?.[0] ?? ''
  const gallery = /data-gallery-file="([^"]+)"/.exec(home.body)?.[1] ?? ''
  const script = /\/assets\/[\w.-]+\.js/.exec(home.body)?.[0] ?? ''
  const conditional = { 'if-none-match': home.headers.etag ?? '' }
  const responses = {
    '200 page': home,
    '304 page': await send('/', { headers: conditional }),
    '404 page': await send('/nothing/here'),
    '301 slash': await send('/about/'),
    '405 post': await send('/', { method: 'POST' }),
    '414 long': await send(`/${'a'.repeat(5000)}`),
    '200 image': await send(image),
    '200 json': await send(gallery),
    '200 script': await send(script),
    '200 health': await send('/healthz'),
    '200 admin': await send('/admin/login'),
    '403 api': await send('/api/articles'),
  }
  for (const [name, { status, headers }] of Object.entries(responses)) {
    if (name !== '301 slash') expect(`${status}`, name).toBe(name.slice(0, 3))
    const isAdmin = /admin|api/.test(name)
    expect(headers, name).toMatchObject({
      'content-security-policy': isAdmin ? ADMIN_POLICY : SITE_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers['x-powered-by'], name).toBeUndefined()
    expect(headers['server'], name).toBeUndefined()
  }
})
