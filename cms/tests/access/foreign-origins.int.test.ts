import { expect, test } from 'vitest'
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
