import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { expect, test } from '@playwright/test'
import { sharedProduct } from '../e2e/product/running/shared-product'

const { site } = sharedProduct()

const IS_SOAK = process.env['SOAK'] === 'on'
const REQUESTS = IS_SOAK ? 100_000 : 1000
const AT_ONCE = 16
/** Requests whose connection is closed instead of an answer, such as those of malformed bodies. */
const MAX_CLOSED = REQUESTS / 100
/** `npm test` sends the same requests each time, the soak other ones. `FUZZ_SEED=7` repeats those of a failed run. */
const SEED = Number(process.env['FUZZ_SEED'] ?? (IS_SOAK ? Math.floor(Math.random() * 2 ** 31) : 1))

const PATHS = [
  ...[
    '/',
    '/about',
    '/search',
    '/articles/x',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/readyz',
  ],
  ...['/media/x.webp', '/assets/x.js', '/og/x.png', '/admin', '/admin/login', '/admin/forgot'],
  ...[
    '/api/users/me',
    '/api/users/login',
    '/api/users/forgot-password',
    '/api/users/reset-password',
  ],
  ...['/api/articles', '/api/articles/1', '/api/media', '/api/globals/site', '/api/access'],
  ...['/api/payload-preferences/x', '/api/payload-migrations', '/api/search', '/api/ready'],
  ...['/api/internal/status', '/api/undo/last', '/api/media/tiff', '/_next/static/x', '/nothing'],
] as const
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const
const VALUES = [
  ...['', '0', '-1', '1e999', 'null', 'true', 'undefined', 'NaN', '[]', '{}', "'", '"', '%', '%00'],
  ...['%ff', '../..', '__proto__', 'constructor', '9'.repeat(40), 'ä'.repeat(20), '\u202e', '<b>'],
  ...['{"$gt":""}', '1 or 1=1', 'x'.repeat(2000), '💥', '2026-02-30', '; drop table users'],
] as const
const KEYS = [
  ...[
    'q',
    'page',
    'limit',
    'depth',
    'where[id][in]',
    'where[or][0][and]',
    'sort',
    'locale',
    'draft',
  ],
  ...[
    'select[x]',
    'populate',
    'trash',
    'fallback-locale',
    'work.view',
    'work.page',
    '__proto__[x]',
  ],
] as const
const TYPES = [
  ...['application/json', 'multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain'],
  ...['application/x-www-form-urlencoded', 'image/tiff', 'application/json; charset=utf-7'],
] as const
const BODIES = [
  ...['', '{', '[]', 'null', '7', '"x"', '{"email":{"$gt":""},"password":[]}', '--x--', '--x\r\n'],
  ...['{"__proto__":{"isAdmin":true}}', '{"token":null,"password":{}}', `[${'['.repeat(5000)}`],
  ...['--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--'],
] as const
const HEADERS = [
  ...['cookie', 'authorization', 'origin', 'host', 'x-forwarded-for', 'if-none-match', 'range'],
  ...['accept-language', 'x-lightbox', 'idempotency-key', 'if-match', 'accept-encoding'],
  ...['x-request-id', 'next-action', 'rsc'],
] as const
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'] as const
const OVERRIDE_METHODS = ['GET', 'DELETE', 'PATCH', 'PUT', 'POST', 'get', 'TRACE'] as const
const OVERRIDDEN_SHARE = 0.1

/** mulberry32: the same numbers for the same seed. */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
  }
}

interface Fuzzed {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

function createRequest({ next, pick }: ReturnType<typeof createRandom>): Fuzzed {
  const method = pick(METHODS)
  const value = () => pick(VALUES)
  const query = Array.from(
    { length: Math.floor(next() * 4) },
    () => `${encodeURIComponent(pick(KEYS))}=${encodeURIComponent(value())}`,
  )
  const isLeaf = next() < 0.7
  const path = pick(PATHS) + (isLeaf ? '' : `/${encodeURIComponent(value())}`)
  // Bytes that a header cannot contain never leave a client.
  const header = () => value().replaceAll(/[^\x20-\x7e]/g, '')
  const headers = Object.fromEntries([
    ...Array.from({ length: Math.floor(next() * 3) }, () => [pick(HEADERS), header()]),
    ...(next() < OVERRIDDEN_SHARE ? [[pick(OVERRIDES), pick(OVERRIDE_METHODS)]] : []),
    ...(next() < OVERRIDDEN_SHARE ? [[pick(OVERRIDES), header()]] : []),
  ])
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  return {
    ...{ method, path: query.length > 0 ? `${path}?${query.join('&')}` : path },
    headers: hasBody ? { ...headers, 'content-type': pick(TYPES) } : headers,
    body: hasBody ? pick(BODIES) : '',
  }
}

test(`answers ${REQUESTS} random requests of anonymous visitors, none with a fault of its own`, async () => {
  if (process.env['SOAK']) test.setTimeout(3_600_000)
  const random = createRandom(SEED)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const found: string[] = []
  const statuses = new Map<number, number>()
  let sent = 0
  const sendAll = async () => {
    while (sent < REQUESTS) {
      sent += 1
      const fuzzed = createRequest(random)
      const answer = await send(fuzzed, agent)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const problem = problemOf(answer)
      if (problem) found.push(`${problem}: ${JSON.stringify(fuzzed).slice(0, 500)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
  agent.destroy()
  console.log(
    `${REQUESTS} anonymous requests: ${[...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')} (FUZZ_SEED=${SEED})`,
  )
  expect(found.slice(0, 10), `FUZZ_SEED=${SEED}`).toEqual([])
  expect(statuses.get(0) ?? 0, 'closed connections').toBeLessThan(MAX_CLOSED)
  expect((await fetch(site)).status).toBe(200)
  expect((await fetch(`${site}/api/users/me`)).status).toBe(200)
})

interface Answer {
  /** 0: the connection was closed. */
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** What an answer must not be or have; null for nothing. 502 and 503 would be an outage. */
function problemOf({ status, headers, text }: Answer): string | null {
  if (status >= 500) return `status ${status}`
  if (/\n {4}at |node_modules|SQLITE_|Failed query|127\.0\.0\.1:\d+/.test(text))
    return 'an inner detail'
  const port = innerPortIn(JSON.stringify(headers) + text)
  if (port !== null) return `the inner address ${port}`
  if (/"docs":\[\{|"hash":|"salt":/.test(text)) return 'documents'
  return null
}

/** An address on this machine that is not the site's own. */
function innerPortIn(text: string): string | null {
  const addresses = text.match(/(?:127\.0\.0\.1|localhost|\[::1\]|0\.0\.0\.0):\d+/gi) ?? []
  const own = `:${new URL(site).port}`
  return addresses.find((address) => !address.endsWith(own)) ?? null
}

function send({ method, path, headers, body }: Fuzzed, agent: Agent) {
  const { hostname, port } = new URL(site)
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
      response.on('error', reject)
    })
    // A connection that is closed in the middle of a body is no answer. `MAX_CLOSED` limits them.
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      /ECONNRESET|EPIPE/.test(error.code ?? '')
        ? resolve({ status: 0, headers: {}, text: '' })
        : reject(error),
    )
    outgoing.end(body)
  })
}
