import { expect, test } from '@playwright/test'
import { connectToCms } from '../e2e/product/running/cms-client'
import {
  makeDataDir,
  removeDataDir,
  startProduct,
  type Product,
} from '../e2e/product/running/start-product'

const ADA = { name: 'Ada', email: 'ada@example.org', password: 'a long enough password' }

let product: Product
let dataDir: string
/** What both programs have printed. */
let log = ''

async function start(env: Record<string, string>): Promise<void> {
  log = ''
  dataDir = makeDataDir()
  product = await startProduct({ DEMO: 'off', ...env }, dataDir)
  for (const stream of [product.process.stdout, product.process.stderr])
    stream?.on('data', (text: Buffer) => (log += text.toString()))
  await connectToCms({ dataDir }).create('users', { ...ADA, role: 'admin' })
}

async function stop(): Promise<void> {
  await product.stop()
  removeDataDir(dataDir)
}

/** Through the site, as a proxy forwards the request of a visitor. */
const post = (path: string, body: object, headers: Record<string, string>) =>
  fetch(`${product.site}/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.site, ...headers },
    body: JSON.stringify(body),
  })
const signIn = (address: string, account: Partial<typeof ADA>, cookie = '') =>
  post('login', { ...ADA, ...account }, { 'x-forwarded-for': address, cookie })
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ')

test.describe('behind a declared proxy', () => {
  test.beforeAll(() => start({ TRUSTED_PROXIES: '1' }))
  test.afterAll(stop)

  test('five wrong passwords of an account block their address only, and ten of any account too', async () => {
    const first = await signIn('198.51.100.1', {})
    expect(first.status).toBe(200)
    const device = cookiesOf(first)
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 6; attempt += 1)
      statuses.push((await signIn('203.0.113.7', { password: `wrong-${attempt}` })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const blocked = await signIn('203.0.113.7', {})
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await signIn('203.0.113.7', {}, device)).status).toBe(200)
    expect((await signIn('192.0.2.1', {})).status).toBe(200)

    const guesses: number[] = []
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      const account = { email: `nobody-${attempt}@example.org`, password: 'wrong' }
      guesses.push((await signIn('203.0.113.8', account)).status)
    }
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('cookies are for the server only, other origins get 403, and signing out ends the session', async () => {
    const response = await signIn('198.51.100.2', {})
    const session = response.headers.getSetCookie().find((set) => set.startsWith('payload-token'))
    expect(session).toMatch(/; HttpOnly/)
    expect(session).toMatch(/; SameSite=Lax/)
    const cookie = cookiesOf(response)
    const who = async () => {
      // As a browser asks.
      const headers = { cookie, 'sec-fetch-site': 'same-origin' }
      const me = await fetch(`${product.site}/api/users/me`, { headers })
      expect(me.headers.get('cache-control')).toContain('no-store')
      return (await me.json()).user
    }
    expect(await who()).toMatchObject({ email: ADA.email })
    const foreign = await fetch(`${product.site}/api/articles?draft=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example', cookie },
      body: JSON.stringify({ title: 'Foreign' }),
    })
    expect(foreign.status).toBe(403)
    expect((await post('logout', {}, { cookie })).status).toBe(200)
    expect(await who()).toBeNull()
  })
})

test.describe('behind a proxy that is not declared', () => {
  test.beforeAll(() => start({}))
  test.afterAll(stop)

  test('the log and the dashboard say so, and wrong passwords of others keep nobody out', async ({
    page,
  }) => {
    const device = cookiesOf(await signIn('198.51.100.1', {}))
    await fetch(product.site, { headers: { 'x-forwarded-for': '198.51.100.2' } })
    const reports = () => log.split('proxy-not-declared').length - 1
    await expect.poll(reports).toBe(1)
    // All come from one address: that of the proxy.
    for (let attempt = 1; attempt <= 12; attempt += 1)
      await signIn(`203.0.113.${attempt}`, { password: `wrong-${attempt}` })
    for (const cookie of ['', device])
      expect((await signIn('198.51.100.3', {}, cookie)).status, cookie).toBe(200)

    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.1' })
    await page.context().addCookies(
      device.split('; ').map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return { name, value, url: product.site }
      }),
    )
    await page.goto(`${product.site}/admin`)
    await expect(page.getByRole('heading', { name: 'A proxy is not declared' })).toBeVisible()
    expect(reports()).toBe(1)
  })
})
