import { describe, expect, test } from 'vitest'
import { ORIGIN, post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const cms = sharedCms()

test('believes the session cookie from the admin’s own origin only', async () => {
  await signIn(cms, 'Ada')
  const credentials = { email: 'ada@example.org', password: 'a long enough password' }
  const signedIn = await post(cms, '/users/login', credentials)
  const cookie = signedIn.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  const create = (origin: Record<string, string>) =>
    post(cms, '/articles', { title: 'x' }, { cookie: cookie.split(';')[0] ?? '', ...origin })
  expect((await create({ origin: ORIGIN })).status).toBe(201)
  for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`])
    expect((await create({ origin })).status, origin).toBe(403)
  const crossSite = await create({ 'sec-fetch-site': 'cross-site' })
  expect(crossSite.status).toBe(403)
  expect((await send(cms, '/users/me', { headers: { origin: 'null' } })).status).toBe(200)
})

describe.each([
  ['https://example.org', true],
  // Browsers would drop Secure cookies from another machine over http.
  ['http://192.168.1.7:3000', false],
] as const)('the cookies of a sign-in at %s', (siteUrl, isSecure) => {
  const secured = sharedCms('SQLite', { SITE_URL: siteUrl })

  test(isSecure ? 'are sent over https only' : 'are not limited to https', async () => {
    await signIn(secured, 'Ada')
    const credentials = { email: 'ada@example.org', password: 'a long enough password' }
    const cookies = (await post(secured, '/users/login', credentials)).headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      expect.stringMatching(/^payload-token$|^tessera-device-/),
      expect.stringMatching(/^payload-token$|^tessera-device-/),
    ])
    for (const cookie of cookies)
      expect(/; Secure(=true)?(;|$)/i.test(cookie), cookie).toBe(isSecure)
  })
})
