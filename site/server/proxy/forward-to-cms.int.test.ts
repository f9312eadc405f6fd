import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../../testing/running-site'

/** Stands where the CMS stands: says what reached it. */
const upstream = createServer((asked, answer) => {
  if (asked.url === '/api/unread') return void answer.writeHead(403).end()
  buffer(asked).then(
    (body) => {
      if (asked.url === '/admin/moved') {
        answer.writeHead(308, { location: '/admin', 'set-cookie': ['a=1', 'b=2'] }).end()
        return
      }
      const { method, url, headers } = asked
      answer.setHeader('x-powered-by', 'secret')
      const { remotePort } = asked.socket
      answer.end(JSON.stringify({ method, url, headers, bytes: body.length, remotePort }))
    },
    () => answer.destroy(),
  )
})
let site: RunningSite

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  site = await startSite({ empty: true, cmsUrl: `http://127.0.0.1:${portOf(upstream)}` })
})
afterAll(async () => {
  await site.stop()
  upstream.closeAllConnections()
  upstream.close()
})

const send = (path: string, init?: RequestInit) =>
  fetch(site.origin + path, { redirect: 'manual', ...init })

test('hands through method, path, query, body and cookies, and says where it came from', async () => {
  const answer = await send('/api/articles?depth=1', {
    method: 'PATCH',
    body: '{"a":1}',
    headers: {
      cookie: 'token=x',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
    },
  })
  const { method, url, headers, bytes } = await answer.json()
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
  expect(answer.headers.get('x-powered-by')).toBeNull()
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('behind a trusted proxy it says whom that was asked by', async () => {
  const own = await startSite({
    empty: true,
    cmsUrl: `http://127.0.0.1:${portOf(upstream)}`,
    trustedProxies: 1,
  })
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }
  const heard = await (await fetch(`${own.origin}/api/articles`, { headers })).json()
  expect(heard.headers['x-forwarded-for']).toBe('203.0.113.7')
  await own.stop()
})

test('keeps connections for what comes next, but none on which a form may stand half read', async () => {
  const form = new FormData()
  form.set('a', '1')
  const connectionOf = async (body: string | FormData): Promise<unknown> =>
    (await (await send('/api/media', { method: 'POST', body })).json()).remotePort
  const first = await connectionOf('{}')
  expect(await connectionOf('{}')).toBe(first)
  const ofForm = await connectionOf(form)
  expect(await connectionOf(form)).not.toBe(ofForm)
  expect(await connectionOf('{}')).toBe(first)
})

test('what the CMS does not read of a body stands before no other request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string, body: Buffer) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const asked = request(site.origin + path, { method: 'POST', agent, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      })
      asked.on('error', reject).end(body)
    })
  for (let round = 0; round < 5; round++) {
    expect(await ask('/api/unread', Buffer.alloc(4_000_000))).toBe(403)
    expect(await ask('/api/media', Buffer.from('--x--'))).toBe(200)
  }
  agent.destroy()
})

test('leaves redirects and cookies as they are', async () => {
  const answer = await send('/admin/moved')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/admin'])
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('forwards nothing but the addresses of the CMS', async () => {
  for (const path of ['/administrator', '/apiary', '/_nextdoor', '/Admin', '/_next/image?url=/a'])
    expect((await send(path)).status, path).toBe(404)
})

test('forwards no method that the CMS does not know', async () => {
  const { hostname, port } = new URL(site.origin)
  for (const method of ['TRACE', 'PROPFIND', 'LINK']) {
    const asked = request({ hostname, port, path: '/api/articles', method })
    const status = await new Promise<number | undefined>((resolve, reject) => {
      asked.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject)
      asked.end()
    })
    expect(status, method).toBe(405)
  }
})

test('forwards to the admin’s pages what its own script sends, and no form', async () => {
  const body = 'a=1'
  expect((await send('/admin/login', { method: 'POST', body })).status).toBe(405)
  expect((await send('/_next/static/x', { method: 'PUT', body })).status).toBe(405)
  const headers = { 'next-action': '40' }
  expect((await send('/admin/login', { method: 'POST', body, headers })).status).toBe(200)
})

test('does not forward what another server may read as another address', async () => {
  const { hostname, port } = new URL(site.origin)
  for (const path of ['/admin/../api/x', '/_next/static/..\\image', '/api/%2e%2e/x']) {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const asked = request({ hostname, port, path }).on('error', reject)
      asked.on('response', (answer) => resolve(answer.resume().statusCode)).end()
    })
    expect([400, 404], path).toContain(status)
  }
})

test('refuses the internal API, whatever the token and the spelling', async () => {
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

test('answers a request that waits to be told to go on', async () => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = request(`${site.origin}/api/media`, {
      method: 'POST',
      headers: { expect: '100-continue', 'content-length': 4 },
    })
    asked.on('response', resolve).on('error', reject)
    asked.on('continue', () => asked.end('abcd'))
    asked.flushHeaders()
  })
  expect(answer.statusCode).toBe(200)
  expect(JSON.parse((await buffer(answer)).toString()).bytes).toBe(4)
})

test('takes a megabyte of JSON and 32 of a form, and refuses more before reading it', async () => {
  const post = (type: string, size: number) =>
    send('/api/x', { method: 'POST', body: Buffer.alloc(size), headers: { 'content-type': type } })
  const MB = 1024 * 1024
  expect((await post('application/json', MB)).status).toBe(200)
  expect((await post('application/json', MB + 1)).status).toBe(413)
  expect((await post('multipart/form-data; boundary=x', 26 * MB)).status).toBe(200)
})

test('takes a video of the size that was set, at the two doors of videos alone', async () => {
  const own = await startSite({
    empty: true,
    cmsUrl: `http://127.0.0.1:${portOf(upstream)}`,
    videoLimit: 40 * 1024 * 1024,
  })
  const send = (method: string, path: string, megabytes: number) =>
    fetch(own.origin + path, {
      method,
      body: Buffer.alloc(megabytes * 1024 * 1024),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
  expect((await send('POST', '/api/videos?depth=0', 41)).status).toBe(200)
  expect((await send('PATCH', '/api/videos/12', 41)).status).toBe(200)
  await own.stop()
})

test('says how large a video may be', async () => {
  const { hostname, port } = new URL(site.origin)
  for (const [path, reason] of [
    ['/api/videos', 'This video is larger than 300 MB.'],
    ['/api/videos-and-more', 'The request is too large.'],
  ] as const) {
    const asked = request({
      ...{ hostname, port, path, method: 'POST' },
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 400e6 },
    })
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.on('response', resolve).on('error', reject).flushHeaders()
    })
    const text = (await buffer(answer)).toString()
    expect(JSON.parse(text).errors[0].message).toContain(reason)
    asked.destroy()
  }
})

test('counts the bytes of what does not say its length', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${site.origin}/api/x`, { method: 'POST' })
    asked.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject)
    for (let i = 0; i < 5; i++) asked.write(Buffer.alloc(300_000))
    asked.end()
  })
  expect(status).toBe(413)
})

test('says in plain words that the editor is not there, while the site goes on', async () => {
  const down = await startSite({ empty: true, cmsUrl: 'http://127.0.0.1:1' })
  const page = await fetch(`${down.origin}/admin`, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(502)
  expect(await page.text()).toContain('The editor is not available')
  expect((await fetch(down.origin)).status).toBe(200)
  expect(await (await fetch(`${down.origin}/readyz`)).json()).toMatchObject({ cms: 'silent' })
  await down.stop()
})
