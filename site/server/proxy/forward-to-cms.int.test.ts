import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLog } from '../../testing/read-log'
import { startSite, type RunningSite } from '../../testing/running-site'

const SIGNED_IN = { cookie: 'payload-token=y' }
const MADE_UP = { cookie: 'payload-token=x' }

const BODY_IDLE_MS = 400
/** No slow body ends by itself during a test. */
const PATIENT = { bodyIdleMs: 60_000, bodyTimeoutMs: 60_000 }
/** The busiest machine is not idle for so long between two bytes. */
const STEADY = { bodyIdleMs: 3_000, bodyTimeoutMs: 500 }
/** ms between two bytes of a steady body. All its bytes take longer than the limit of a pause. */
const STEADY_PAUSE_MS = 60

/** A CMS that responds with what it received, and knows one session. */
const cms = createServer((incoming, response) => {
  if (incoming.url === '/api/users/me?depth=0') {
    const { cookie, authorization } = incoming.headers
    asked.push(cookie ?? authorization)
    const user = cookie === SIGNED_IN.cookie ? { id: 1 } : null
    return void response.end(JSON.stringify({ user }))
  }
  if (incoming.url === '/api/hold' || incoming.url === '/api/users/login?hold') return
  if (incoming.url === '/api/large') return void response.end(Buffer.alloc(1_000_000))
  if (incoming.url === '/_next/static/a.js')
    return void response.setHeader('cache-control', 'public, max-age=9').end()
  if (incoming.url === '/api/unread') return void response.writeHead(403).end()
  buffer(incoming).then(
    async (body) => {
      if (incoming.url?.endsWith('?slow')) {
        await setTimeout(2 * BODY_IDLE_MS)
        response.write('[')
        await setTimeout(2 * BODY_IDLE_MS)
        return void response.end(`${body.length}]`)
      }
      if (incoming.url === '/admin/moved') {
        response.writeHead(308, { location: '/admin', 'set-cookie': ['a=1', 'b=2'] }).end()
        return
      }
      const { method, url, headers } = incoming
      response.setHeader('x-powered-by', 'secret')
      const { remotePort } = incoming.socket
      response.end(JSON.stringify({ method, url, headers, bytes: body.length, remotePort }))
    },
    () => response.destroy(),
  )
})
/** Credentials that the site asked about. */
const asked: (string | undefined)[] = []
let connections = 0
cms.on('connection', () => (connections += 1))
let site: RunningSite

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  site = await startSite({ empty: true, cmsUrl: `http://127.0.0.1:${portOf(cms)}` })
})
afterAll(async () => {
  await site.stop()
  cms.closeAllConnections()
  cms.close()
})

const send = (path: string, init?: RequestInit) =>
  fetch(site.origin + path, { redirect: 'manual', ...init })

test('forwards method, path, query, body and cookies, and sets the forwarded headers', async () => {
  const response = await send('/api/articles?depth=1', {
    method: 'PATCH',
    body: '{"a":1}',
    headers: {
      cookie: 'token=x',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
    },
  })
  const { method, url, headers, bytes } = await response.json()
  expect({ method, url, bytes }).toEqual({
    method: 'PATCH',
    url: '/api/articles?depth=1',
    bytes: 7,
  })
  expect(headers).toMatchObject({
    host: 'localhost:3000',
    cookie: 'token=x',
    'x-forwarded-host': 'localhost:3000',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
  })
  expect(response.headers.get('x-powered-by')).toBeNull()
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('forwards the address that a trusted proxy reports', async () => {
  const own = await startSite({
    empty: true,
    cmsUrl: `http://127.0.0.1:${portOf(cms)}`,
    trustedProxies: 1,
  })
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }
  const received = await (await fetch(`${own.origin}/api/articles`, { headers })).json()
  expect(received.headers['x-forwarded-for']).toBe('203.0.113.7')
  await own.stop()
})

test('does not believe made-up addresses of somebody who reaches the port without the proxy', async () => {
  const log = readLog()
  const own = await startSite({
    empty: true,
    cmsUrl: `http://127.0.0.1:${portOf(cms)}`,
    trustedProxies: 1,
    proxyAddresses: ['198.51.100.4'],
  })
  const undeclared = []
  for (const forwardedFor of ['203.0.113.7', '203.0.113.8', '198.51.100.4, 203.0.113.9']) {
    const headers = { 'x-forwarded-for': forwardedFor, 'x-real-ip': '203.0.113.7' }
    const received = await (await fetch(`${own.origin}/api/articles`, { headers })).json()
    expect(received.headers['x-forwarded-for']).toBe('127.0.0.1')
    undeclared.push(received.headers['x-tessera-undeclared-proxy'])
  }
  expect(undeclared).toEqual([undefined, '1', '1'])
  expect(log().filter(({ msg }) => msg === 'proxy-not-listed')).toHaveLength(1)
  await own.stop()
})

test.each(['/', '/nothing', '/healthz', '/admin'])(
  'reports a proxy that the settings do not name once, at the first request for %s',
  async (path) => {
    const log = readLog()
    const reports = () => log().filter(({ msg }) => msg === 'proxy-not-declared')
    const own = await startSite({ empty: true, cmsUrl: `http://127.0.0.1:${portOf(cms)}` })
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    // The second one is in the cache.
    for (let round = 0; round < 2; round += 1) await fetch(own.origin + path)
    expect(reports()).toEqual([])
    for (let round = 0; round < 3; round += 1) await fetch(own.origin + path, { headers })
    expect(reports()).toHaveLength(1)
    const received = await (await fetch(`${own.origin}/api/articles`, { headers })).json()
    expect(received.headers['x-tessera-undeclared-proxy']).toBe('1')
    expect(reports()).toHaveLength(1)
    await own.stop()
  },
)

test('reports no proxy that the settings name, or whose site does not forward to the CMS', async () => {
  const log = readLog()
  for (const options of [
    { cmsUrl: `http://127.0.0.1:${portOf(cms)}`, trustedProxies: 1 },
    { trustedProxies: 0 },
  ]) {
    const own = await startSite({ empty: true, ...options })
    await fetch(own.origin, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    await own.stop()
  }
  expect(log().filter(({ msg }) => msg === 'proxy-not-declared')).toEqual([])
})

test('passes on no notice of a proxy that a visitor made up', async () => {
  const headers = { 'x-tessera-undeclared-proxy': '1' }
  const received = await (await send('/api/articles', { headers })).json()
  expect(received.headers['x-tessera-undeclared-proxy']).toBeUndefined()
})

test('passes on another method in a header of signed-in people only', async () => {
  const names = ['x-http-method-override', 'x-payload-http-method-override']
  const headers = Object.fromEntries(names.map((name) => [name, 'GET']))
  const receivedBy = async (path: string, credentials: object) => {
    const init = { method: 'POST', body: '{', headers: { ...headers, ...credentials } }
    const received = await (await send(path, init)).json()
    return names.filter((name) => name in received.headers)
  }
  expect(await receivedBy('/api/articles', SIGNED_IN)).toEqual(names)
  expect(await receivedBy('/api/articles', MADE_UP)).toEqual([])
  expect(await receivedBy('/api/articles', {})).toEqual([])
  expect(await receivedBy('/api/users/login', SIGNED_IN)).toEqual([])
})

test('reuses connections, except after forms', async () => {
  const form = new FormData()
  form.set('a', '1')
  const connectionOf = async (body: string | FormData): Promise<unknown> =>
    (await (await send('/api/media', { method: 'POST', body, headers: SIGNED_IN })).json())
      .remotePort
  const first = await connectionOf('{}')
  expect(await connectionOf('{}')).toBe(first)
  const ofForm = await connectionOf(form)
  expect(await connectionOf(form)).not.toBe(ofForm)
  expect(await connectionOf('{}')).toBe(first)
})

test('does not send the unread rest of a body as the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = (path: string, body: Buffer) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', ...SIGNED_IN }
      const outgoing = request(
        site.origin + path,
        { method: 'POST', agent, headers },
        (response) => {
          response.resume().on('end', () => resolve(response.statusCode))
        },
      )
      outgoing.on('error', reject).end(body)
    })
  for (let round = 0; round < 5; round++) {
    expect(await post('/api/unread', Buffer.alloc(4_000_000))).toBe(403)
    expect(await post('/api/media', Buffer.from('--x--'))).toBe(200)
  }
  agent.destroy()
})

const HEADERS: readonly Record<string, string>[] = [{}, SIGNED_IN]
const SESSION = `Cookie: ${MADE_UP.cookie}\r\n`
const cases = [
  ['visitors', '', 100],
  ['visitors with a made-up session', SESSION, 100],
] as const

test.each(cases)('%s who send slowly keep no connection to the CMS', async (_, cookie, count) => {
  const head = `POST /api/users/login HTTP/1.1\r\nHost: x\r\n${cookie}Content-Length: 100\r\n\r\n{`
  const sockets = await openConnections(head, count)
  // Several times, until the site has read what the slow visitors sent.
  for (let round = 0; round < 10; round++)
    for (const headers of HEADERS)
      expect(await secondsOf(send('/api/users/me', { headers }))).toBeLessThan(5)
  for (const socket of sockets) socket.destroy()
})

test.each(cases)('%s who read slowly keep no connection to the CMS', async (_, cookie, count) => {
  const head = `GET /api/large HTTP/1.1\r\nHost: x\r\n${cookie}\r\n`
  const sockets = await openConnections(head, count)
  for (let round = 0; round < 10; round++)
    for (const headers of HEADERS)
      expect(await secondsOf(send('/api/users/me', { headers }))).toBeLessThan(5)
  for (const socket of sockets) socket.destroy()
})

test('gives the connections of editors to no made-up session', async () => {
  const leave = new AbortController()
  const held = Array.from({ length: 100 }, () =>
    send('/api/hold', { headers: MADE_UP, signal: leave.signal }).catch(() => null),
  )
  for (let round = 0; round < 3; round++)
    expect(await secondsOf(send('/api/articles', { headers: SIGNED_IN }))).toBeLessThan(5)
  leave.abort()
  await Promise.all(held)
})

test('gives the connections of editors to no sign-in, whoever sends it', async () => {
  const leave = new AbortController()
  const login = { method: 'POST', body: '{}', headers: SIGNED_IN, signal: leave.signal }
  const held = Array.from({ length: 100 }, () =>
    send('/api/users/login?hold', login).catch(() => null),
  )
  for (let round = 0; round < 3; round++)
    expect(await secondsOf(send('/api/articles', { headers: SIGNED_IN }))).toBeLessThan(5)
  leave.abort()
  await Promise.all(held)
})

test('asks once whether a session is valid, and about a made-up one each time', async () => {
  asked.length = 0
  const other = { authorization: 'JWT made up' }
  for (const headers of [SIGNED_IN, SIGNED_IN, other, other]) await send('/api/a', { headers })
  expect(asked).toEqual([other.authorization, other.authorization])
})

test('refuses the uploads of a made-up session itself', async () => {
  const body = new FormData()
  const response = await send('/api/media', { method: 'POST', body, headers: MADE_UP })
  expect(response.status).toBe(403)
})

test('refuses the uploads of anonymous visitors itself, while they still send them', async () => {
  for (const [path, type] of [
    ['/api/media', 'multipart/form-data; boundary=x'],
    ['/api/media/tiff', 'image/tiff'],
  ] as const) {
    const outgoing = request(site.origin + path, {
      ...{ method: 'POST', headers: { 'content-type': type, 'content-length': 1000 } },
    })
    outgoing.write('a')
    const [response] = await once(outgoing, 'response')
    expect(response.statusCode).toBe(403)
    expect((await buffer(response)).toString()).toContain('Sign in to upload files.')
    outgoing.destroy()
  }
})

test('reads the forms of anonymous visitors before it forwards them, at most 1 MB', async () => {
  const before = connections
  const head =
    'POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x'
  const sockets = await openConnections(`${head}\r\nContent-Length: 100\r\n\r\n--x`, 20)
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const signIn = (size: number) =>
    send('/api/users/login', { method: 'POST', body: Buffer.alloc(size), headers })
  const [whole, large] = [await signIn(1000), await signIn(1024 * 1024 + 1)]
  expect([whole.status, (await whole.json()).bytes, large.status]).toEqual([200, 1000, 413])
  expect(connections - before).toBe(1)
  expect((await signIn(16 * 1024 + 1)).status).toBe(413)
  const post = (size: number) =>
    send('/api/users', { method: 'POST', body: Buffer.alloc(size), headers })
  const [other, tooLarge] = [await post(1024 * 1024), await post(1024 * 1024 + 1)]
  expect([other.status, (await other.json()).bytes, tooLarge.status]).toEqual([200, 1048576, 413])
  expect(connections - before).toBe(2)
  for (const socket of sockets) socket.destroy()
})

test('accepts a limited number of bodies at the same time from one address', async () => {
  const post = async () => (await send('/api/articles', { method: 'POST', body: '{}' })).status
  for (const cookie of ['', SESSION]) {
    const head = `POST /api/articles HTTP/1.1\r\nHost: x\r\n${cookie}Content-Length: 9\r\n\r\n{`
    const sockets = await openConnections(head, 40)
    await expect.poll(post).toBe(429)
    for (const socket of sockets) socket.destroy()
    await expect.poll(post).toBe(200)
  }
})

test.each(cases)(
  '%s who send slowly do not keep out the editors at their address',
  async (_, cookie) => {
    const head = `POST /api/articles HTTP/1.1\r\nHost: x\r\n${cookie}Content-Length: 9\r\n\r\n{`
    const sockets = await openConnections(head, 40)
    const statusOf = async (path: string, type: string, headers: object) => {
      const init = { method: 'POST', body: '--x--', headers: { 'content-type': type, ...headers } }
      return (await send(path, init)).status
    }
    const ofVisitor = () => statusOf('/api/articles', 'application/json', MADE_UP)
    await expect.poll(ofVisitor).toBe(429)
    for (const [path, type, headers] of [
      ['/api/articles', 'application/json', SIGNED_IN],
      ['/api/media', 'multipart/form-data; boundary=x', SIGNED_IN],
      ['/api/media/tiff', 'image/tiff', SIGNED_IN],
      ['/api/users/login', 'application/json', {}],
      ['/api/users/login', 'multipart/form-data; boundary=x', {}],
    ] as const)
      expect(await statusOf(path, type, headers), `${path} ${type}`).toBe(200)
    expect(await ofVisitor()).toBe(429)
    for (const socket of sockets) socket.destroy()
  },
)

test('refuses the oldest of too many slow sign-ins from one address, never one that is whole', async () => {
  const options = { empty: true, cmsUrl: `http://127.0.0.1:${portOf(cms)}`, ...PATIENT }
  const own = await startSite(options)
  const opened = await Promise.all(
    ['/login', '/log%69n', '/forgot-password', '/reset-password'].map((route) => {
      const head = `POST /api/users${route} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{`
      return openConnections(head, 25, own.origin)
    }),
  )
  const answers: string[] = []
  for (const socket of opened.flat())
    socket.once('data', (bytes) => answers.push(String(bytes).slice(9, 12)))
  for (const socket of opened.flat()) socket.resume()
  await expect.poll(() => answers.length).toBe(68)
  for (let round = 0; round < 5; round += 1) {
    const init = { method: 'POST', body: '{}' }
    expect((await fetch(`${own.origin}/api/users/login`, init)).status).toBe(200)
  }
  await expect.poll(() => answers.length).toBe(69)
  expect(new Set(answers)).toEqual(new Set(['429']))
  for (const socket of opened.flat()) socket.destroy()
  await own.stop()
})

test('limits the pauses of a body, not those of the CMS', async () => {
  const cmsUrl = `http://127.0.0.1:${portOf(cms)}`
  const own = await startSite({ empty: true, cmsUrl, bodyIdleMs: BODY_IDLE_MS })
  const form = 'multipart/form-data; boundary=x'
  const requests: [path: string, type: string, headers: object][] = [
    ['/api/articles', 'application/json', SIGNED_IN],
    ['/api/articles', 'application/json', {}],
    ['/api/media', form, SIGNED_IN],
    ['/api/media/tiff', 'image/tiff', SIGNED_IN],
    ['/api/users/login', form, {}],
  ]
  const answers = requests.map(async ([path, type, headers]) => {
    const init = { method: 'POST', headers: { ...headers, 'content-type': type }, body: '--x--' }
    const response = await fetch(`${own.origin}${path}?slow`, init)
    return [response.status, await response.json()]
  })
  expect(await Promise.all(answers)).toEqual(answers.map(() => [200, [5]]))

  const pausing = ['application/json', form].map(async (type) => {
    const headers = { ...SIGNED_IN, 'content-type': type, 'content-length': 100 }
    const outgoing = request(`${own.origin}/api/media`, { method: 'POST', headers })
    outgoing.on('error', () => {}).write('{')
    const [response] = await once(outgoing, 'response')
    outgoing.destroy()
    return response.statusCode
  })
  expect(await Promise.all(pausing)).toEqual([408, 408])
  await own.stop()
})

test('ends no steady body of a signed-in person, however long it takes, but one that pauses', async () => {
  const options = { empty: true, cmsUrl: `http://127.0.0.1:${portOf(cms)}`, ...STEADY }
  const own = await startSite(options)
  const form = 'multipart/form-data; boundary=x'
  const kinds = [
    { path: '/api/articles', type: 'application/json' },
    { path: '/api/media', type: form },
    { path: '/api/media/tiff', type: 'image/tiff' },
  ]
  const drip = (kind: Omit<Dripped, 'origin'>) => sendSteadily({ origin: own.origin, ...kind })
  const whole = kinds.map((kind) => drip({ ...kind, headers: SIGNED_IN, bytes: 75, isWhole: true }))
  const paused = kinds.map((kind) => drip({ ...kind, headers: SIGNED_IN, bytes: 30 }))
  const ofVisitors = [
    { path: '/api/articles', type: 'application/json' },
    { path: '/api/users/login', type: 'application/json' },
    { path: '/api/users/login', type: form },
  ].map((kind) => drip({ ...kind, headers: MADE_UP, bytes: 75, isWhole: true }))
  expect(await Promise.all(whole)).toEqual(kinds.map(() => 200))
  expect(await Promise.all(paused)).toEqual(kinds.map(() => 408))
  expect(await Promise.all(ofVisitors)).toEqual(kinds.map(() => 408))
  await own.stop()
})

interface Dripped {
  readonly origin: string
  readonly path: string
  readonly type: string
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: number
  /** Whether the body ends after these bytes. Otherwise nothing follows. */
  readonly isWhole?: boolean
}

/** Sends a byte at a time. @returns the status of the answer */
async function sendSteadily({ origin, path, type, headers, bytes, isWhole }: Dripped) {
  const outgoing = request(origin + path, {
    ...{ method: 'POST', headers: { ...headers, 'content-type': type } },
  })
  const answer = once(outgoing, 'response')
  let isAnswered = false
  outgoing.on('error', () => {}).on('response', () => (isAnswered = true))
  for (let sent = 0; sent < bytes && !isAnswered; sent += 1) {
    outgoing.write('a')
    await setTimeout(STEADY_PAUSE_MS)
  }
  if (isWhole && !isAnswered) outgoing.end()
  const [response] = await answer
  outgoing.destroy()
  return response.statusCode
}

/** Connections that send `head` and read nothing. */
async function openConnections(head: string, count: number, origin = site.origin) {
  const { hostname, port } = new URL(origin)
  const opening = Array.from({ length: count }, async () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.pause()
    await new Promise((resolve) => socket.write(head, resolve))
    return socket
  })
  return Promise.all(opening)
}

async function secondsOf(request: Promise<Response>): Promise<number> {
  const start = performance.now()
  expect((await request).status).toBe(200)
  return (performance.now() - start) / 1000
}

test('lets no cache keep an answer, unless the CMS says otherwise', async () => {
  const cacheControl = async (path: string, init?: RequestInit, origin = site.origin) =>
    (await fetch(origin + path, init)).headers.get('cache-control')
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const own = await startSite({ empty: true, cmsUrl: 'http://127.0.0.1:1' })
  const answers = {
    forwarded: await cacheControl('/api/articles', { headers: SIGNED_IN }),
    405: await cacheControl('/admin/login', { method: 'POST', headers: SIGNED_IN }),
    'internal API': await cacheControl('/api/internal', { headers: SIGNED_IN }),
    413: await cacheControl('/api/x', {
      ...{ method: 'POST', headers: SIGNED_IN, body: Buffer.alloc(2_000_000) },
    }),
    upload: await cacheControl('/api/media', { method: 'POST', headers: form, body: '--x--' }),
    'no CMS': await cacheControl('/api/articles', { headers: SIGNED_IN }, own.origin),
  }
  await own.stop()
  for (const [name, value] of Object.entries(answers)) expect(value, name).toBe('no-store')
  expect(await cacheControl('/_next/static/a.js')).toBe('public, max-age=9')
})

test('does not change redirects and cookies', async () => {
  const response = await send('/admin/moved')
  expect([response.status, response.headers.get('location')]).toEqual([308, '/admin'])
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('forwards only the paths of the CMS', async () => {
  for (const path of ['/administrator', '/apiary', '/_nextdoor', '/Admin', '/_next/image?url=/a'])
    expect((await send(path)).status, path).toBe(404)
})

test('forwards no method that the CMS does not support', async () => {
  const { hostname, port } = new URL(site.origin)
  for (const method of ['TRACE', 'PROPFIND', 'LINK']) {
    const outgoing = request({ hostname, port, path: '/api/articles', method })
    const status = await new Promise<number | undefined>((resolve, reject) => {
      outgoing
        .on('response', (response) => resolve(response.resume().statusCode))
        .on('error', reject)
      outgoing.end()
    })
    expect(status, method).toBe(405)
  }
})

test('forwards server functions of signed-in people to admin pages, but no forms', async () => {
  const body = 'a=1'
  expect((await send('/admin/login', { method: 'POST', body })).status).toBe(405)
  expect((await send('/_next/static/x', { method: 'PUT', body })).status).toBe(405)
  const call = async (id: string, headers: Record<string, string> = {}, path = '/admin/login') =>
    (await send(path, { method: 'POST', body, headers: { 'next-action': id, ...headers } })).status
  expect(await call('40', SIGNED_IN)).toBe(200)
  expect(await call('40', { ...SIGNED_IN, origin: 'http://localhost:3000' })).toBe(200)
  for (const origin of ['https://example.org', 'null'])
    expect(await call('40', { ...SIGNED_IN, origin }), origin).toBe(403)
  for (const headers of [{}, MADE_UP]) expect(await call('40', headers)).toBe(403)
  expect(await call('40', {}, '/admin/create-first-user')).toBe(200)
  for (const id of ['', 'x', '40 ; 41']) expect(await call(id, SIGNED_IN), id).toBe(405)
})

test('does not forward paths that a server may normalise to another path', async () => {
  const { hostname, port } = new URL(site.origin)
  for (const path of ['/admin/../api/x', '/_next/static/..\\image', '/api/%2e%2e/x']) {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request({ hostname, port, path }).on('error', reject)
      outgoing.on('response', (response) => resolve(response.resume().statusCode)).end()
    })
    expect([400, 404], path).toContain(status)
  }
})

test('rejects requests to the internal API in any spelling, and requests with its token', async () => {
  for (const path of [
    '/api/internal/status',
    '/api/internal',
    '/api//internal/import',
    '/api/%69nternal/page',
    '/api/internal%2Fremove?batch=demo',
  ])
    expect((await send(path, { method: 'POST' })).status, path).toBe(403)
  for (const authorization of ['Internal x', 'internal x', 'INTERNAL'])
    expect((await send('/api/articles', { headers: { authorization } })).status).toBe(403)
  expect((await send('/api/internals')).status).toBe(200)
  expect((await send('/api/articles', { headers: { authorization: 'JWT x' } })).status).toBe(200)
})

test('responds to `Expect: 100-continue`', async () => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(`${site.origin}/api/media`, {
      method: 'POST',
      headers: { expect: '100-continue', 'content-length': 4 },
    })
    outgoing.on('response', resolve).on('error', reject)
    outgoing.on('continue', () => outgoing.end('abcd'))
    outgoing.flushHeaders()
  })
  expect(response.statusCode).toBe(200)
  expect(JSON.parse((await buffer(response)).toString()).bytes).toBe(4)
})

test('accepts 1 MB of JSON and 32 MB of a form, and rejects more by its declared length', async () => {
  const post = (type: string, size: number) =>
    send('/api/x', {
      method: 'POST',
      body: Buffer.alloc(size),
      headers: { 'content-type': type, ...SIGNED_IN },
    })
  const MB = 1024 * 1024
  expect((await post('application/json', MB)).status).toBe(200)
  expect((await post('application/json', MB + 1)).status).toBe(413)
  expect((await post('multipart/form-data; boundary=x', 26 * MB)).status).toBe(200)
})

test(
  'accepts videos up to the size in the settings at the two routes of video uploads only',
  { tags: 'long' },
  async () => {
    const own = await startSite({
      empty: true,
      cmsUrl: `http://127.0.0.1:${portOf(cms)}`,
      videoLimit: 40 * 1024 * 1024,
    })
    const send = (method: string, path: string, megabytes: number) =>
      fetch(own.origin + path, {
        method,
        body: Buffer.alloc(megabytes * 1024 * 1024),
        headers: { 'content-type': 'multipart/form-data; boundary=x', ...SIGNED_IN },
      })
    expect((await send('POST', '/api/videos?depth=0', 41)).status).toBe(200)
    expect((await send('PATCH', '/api/videos/12', 41)).status).toBe(200)
    await own.stop()
  },
)

test('names the largest size of a video in the error message', async () => {
  const { hostname, port } = new URL(site.origin)
  for (const [path, reason] of [
    ['/api/videos', 'This video is larger than 300 MB.'],
    ['/api/videos-and-more', 'The request is too large.'],
  ] as const) {
    const outgoing = request({
      ...{ hostname, port, path, method: 'POST' },
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 400e6 },
    })
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.on('response', resolve).on('error', reject).flushHeaders()
    })
    const text = (await buffer(response)).toString()
    expect(JSON.parse(text).errors[0].message).toContain(reason)
    outgoing.destroy()
  }
})

test('counts the bytes of chunked bodies', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(`${site.origin}/api/x`, { method: 'POST' })
    outgoing.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
    for (let i = 0; i < 5; i++) outgoing.write(Buffer.alloc(300_000))
    outgoing.end()
  })
  expect(status).toBe(413)
})

test('serves a page about the CMS that does not respond, and the site as usual', async () => {
  const down = await startSite({ empty: true, cmsUrl: 'http://127.0.0.1:1' })
  const page = await fetch(`${down.origin}/admin`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(502)
  expect(await page.text()).toContain('The editor is not available')
  expect((await fetch(down.origin)).status).toBe(200)
  expect(await (await fetch(`${down.origin}/readyz`)).json()).toMatchObject({ cms: 'silent' })
  await down.stop()
})
