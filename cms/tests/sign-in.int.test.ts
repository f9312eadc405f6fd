import { handleEndpoints, type SanitizedConfig } from 'payload'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf, PRESENT_HASH } from '../src/users/equalize-response-time'
import { startCms, type TestCms } from './start-cms'

const PASSWORD = 'a-long-password'
let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  for (const name of ['ada', 'bob'])
    await cms.payload.create({
      collection: 'users',
      data: { name, email: `${name}@example.org`, password: PASSWORD },
    })
})
afterAll(() => cms.stop())

/** As the site hands a visitor's request on. */
async function ask(door: string, body: object, address: string) {
  const config: SanitizedConfig = cms.payload.config
  const answer = await handleEndpoints({
    config,
    payloadInstanceCacheKey: cms.key,
    request: new Request(`http://localhost:3000/api/users/${door}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    }),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}
const signIn = (name: string, password: string, address: string) =>
  ask('login', { email: `${name}@example.org`, password }, address)

test('guessing is stopped where it comes from, with the time to wait, and keeps nobody else out', async () => {
  const guesses = []
  for (let n = 0; n < 6; n++) guesses.push(await signIn('ada', `guess-${n}`, '203.0.113.7'))
  expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
  const last = guesses.at(-1)
  expect(last?.body).toContain('Too many tries to sign in. Try again in 15 minutes.')
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await signIn('ada', PASSWORD, '203.0.113.7')).status).toBe(429)
  expect((await signIn('ada', PASSWORD, '192.0.2.1')).status).toBe(200)
})

test('slips before the right password are forgiven', async () => {
  const statuses = []
  for (const password of ['slip', 'slip', 'slip', 'slip', PASSWORD, 'slip'])
    statuses.push((await signIn('bob', password, '203.0.113.8')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 200, 401])
})

test('an answer does not tell who has an account', async () => {
  const known = await signIn('ada', 'wrong', '203.0.113.9')
  const unknown = await signIn('nobody', 'wrong', '203.0.113.9')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  const forgotten = await Promise.all(
    ['ada', 'nobody'].map((name) =>
      ask('forgot-password', { email: `${name}@example.org` }, '203.0.113.9'),
    ),
  )
  for (const { status, body } of forgotten) {
    expect(status).toBe(400)
    expect(body).toContain('This site sends no e-mail.')
  }
})

test('who is not there costs as much as who is', async () => {
  const row = await cms.payload.db.findOne({
    collection: 'users',
    where: { email: { equals: 'ada@example.org' } },
  })
  const { hash, salt } = z.object({ hash: z.string(), salt: z.string() }).parse(row)
  expect(hash.startsWith(PRESENT_HASH)).toBe(true)
  expect(await hashOf(PASSWORD, salt)).toBe(hash)
})
