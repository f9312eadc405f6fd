import { z } from 'zod'
import { beforeAll, expect, test } from 'vitest'
import { hashPassword, HASH_PREFIX } from '../../src/users/hash-password'
import { setPasswordHashes } from '../testing/cheap-password-hashes'
import { ORIGIN, post } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const PASSWORD = 'a-long-password'
const cms = sharedCms()
beforeAll(async () => {
  for (const name of ['ada', 'bob'])
    await cms.payload.create({
      collection: 'users',
      data: { name, email: `${name}@example.org`, password: PASSWORD },
    })
})

/** A request as the site forwards it. */
async function request(path: string, body: object, address: string) {
  const response = await post(cms, `/users/${path}`, body, { 'x-forwarded-for': address })
  return { status: response.status, headers: response.headers, body: await response.text() }
}
const signIn = (name: string, password: string, address: string) =>
  request('login', { email: `${name}@example.org`, password }, address)

test('blocks an address after five failed attempts, with the time to wait, and no other address', async () => {
  const attempts = []
  for (let n = 0; n < 6; n++) attempts.push(await signIn('ada', `wrong-${n}`, '203.0.113.7'))
  expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
  const last = attempts.at(-1)
  expect(last?.body).toContain('Too many sign-in attempts. Try again in 15 minutes.')
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await signIn('ada', PASSWORD, '203.0.113.7')).status).toBe(429)
  expect((await signIn('ada', PASSWORD, '192.0.2.1')).status).toBe(200)
})

test('resets the failed attempts after a successful one', async () => {
  const statuses = []
  for (const password of ['wrong', 'wrong', 'wrong', 'wrong', PASSWORD, 'wrong'])
    statuses.push((await signIn('bob', password, '203.0.113.8')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 200, 401])
})

test('answers alike whether an account exists or not', async () => {
  const known = await signIn('ada', 'wrong', '203.0.113.9')
  const unknown = await signIn('nobody', 'wrong', '203.0.113.9')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const forgotten = await Promise.all(
    ['ada', 'nobody'].map((name) =>
      request('forgot-password', { email: `${name}@example.org` }, '203.0.113.9'),
    ),
  )
  for (const { status, body } of forgotten) {
    expect(status).toBe(400)
    expect(body).toContain('This site sends no e-mail.')
  }
})

test('hashes the password of an unknown account with the same cost', async () => {
  setPasswordHashes('whole')
  const email = 'whole@example.org'
  await cms.payload.create({
    collection: 'users',
    data: { name: 'Whole', email, password: PASSWORD },
  })
  const row = await cms.payload.db.findOne({
    collection: 'users',
    where: { email: { equals: email } },
  })
  const { hash, salt } = z.object({ hash: z.string(), salt: z.string() }).parse(row)
  expect(hash.startsWith(HASH_PREFIX)).toBe(true)
  expect(await hashPassword(PASSWORD, salt)).toBe(hash)
  setPasswordHashes('cheap')
})

test('lets a device in that signed in before, whatever others try from its address', async () => {
  const from = { 'x-forwarded-for': '203.0.113.20' }
  const attempt = (name: string, password: string, cookie = '') =>
    post(
      cms,
      '/users/login',
      { email: `${name}@example.org`, password },
      { ...from, cookie, origin: ORIGIN },
    )
  const first = await attempt('ada', PASSWORD)
  const device = first.headers.getSetCookie().find((set) => set.startsWith('tessera-device-')) ?? ''
  expect(device).toMatch(/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/)
  const [cookie = ''] = device.split(';')
  await Promise.all([1, 2, 3, 4, 5, 6].map((n) => attempt('ada', `wrong-${n}`)))
  await Promise.all([1, 2, 3, 4, 5].map((n) => attempt('bob', `wrong-${n}`)))
  expect((await attempt('ada', PASSWORD)).status).toBe(429)
  expect((await attempt('ada', PASSWORD, cookie)).status).toBe(200)
  // It says nothing about other accounts, and a made-up one nothing at all.
  expect((await attempt('bob', PASSWORD, cookie)).status).toBe(429)
  expect((await attempt('ada', PASSWORD, cookie.slice(0, -4) + 'aaaa')).status).toBe(429)
})

test('refuses sign-ins when many wait, without counting them, and lets known devices pass', async () => {
  setPasswordHashes('whole')
  const email = 'cleo@example.org'
  await cms.payload.create({
    collection: 'users',
    data: { name: 'Cleo', email, password: PASSWORD },
  })
  const first = await post(cms, '/users/login', { email, password: PASSWORD })
  const known = first.headers.getSetCookie().find((set) => set.startsWith('tessera-device-')) ?? ''
  const [cookie = ''] = known.split(';')
  const guesses = Promise.all(
    Array.from({ length: 20 }, (_, n) => signIn(`guess-${n}`, 'wrong', `198.51.100.${n}`)),
  )
  const ofOwner = () => signIn('cleo', PASSWORD, '192.0.2.33')
  const refused = await Promise.all([1, 2, 3, 4, 5, 6].map(ofOwner))
  const device = { cookie, origin: ORIGIN }
  expect((await post(cms, '/users/login', { email, password: PASSWORD }, device)).status).toBe(200)
  for (const { status, headers, body } of refused) {
    expect([status, headers.get('retry-after')]).toEqual([429, '5'])
    expect(body).toContain('Too many sign-in attempts. Try again in 5 seconds.')
  }
  const statuses = (await guesses).map(({ status }) => status).toSorted()
  expect(statuses).toEqual([...Array(16).fill(401), ...Array(4).fill(429)])
  expect((await ofOwner()).status).toBe(200)
  setPasswordHashes('cheap')
})
