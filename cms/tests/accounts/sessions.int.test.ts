import { beforeAll, expect, test } from 'vitest'
import { post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const PASSWORD = 'a long enough password'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const cms = sharedCms()
const ids: Record<string, number> = {}
beforeAll(async () => {
  for (const [name, role] of [
    ['ada', 'admin'],
    ['bob', 'editor'],
  ] as const) {
    const data = { email: `${name}@example.org`, name, role, password: PASSWORD }
    ids[name] = Number((await cms.payload.create({ collection: 'users', data })).id)
  }
})

const signIn = async (
  name: string,
  device = FIREFOX,
  address = '203.0.113.177',
  password = PASSWORD,
) => {
  const response = await post(
    cms,
    '/users/login',
    { email: `${name}@example.org`, password },
    { 'user-agent': device, 'x-forwarded-for': address },
  )
  const { token } = await response.json()
  return { authorization: `JWT ${token}`, 'user-agent': device, 'x-forwarded-for': address }
}
type Headers = Awaited<ReturnType<typeof signIn>>
const isSignedIn = async (headers: Headers) => {
  const { user } = await (await send(cms, '/users/me', { headers })).json()
  return user !== null
}
const list = async (headers: Headers, name: string) => {
  const response = await send(cms, `/users/sessions?user=${ids[name]}`, { headers })
  return response.status === 200 ? (await response.json()).sessions : response.status
}
const end = async (headers: Headers, name: string, session?: number) =>
  (await post(cms, '/users/sessions/end', { user: ids[name], session }, headers)).status

test('lists the devices of an account and marks the one in use', async () => {
  const laptop = await signIn('bob')
  await signIn('bob', SAFARI, '2001:db8:1:2:3::4')
  const listed = (each: object) => expect.objectContaining(each)
  const sessions = await list(laptop, 'bob')
  expect(sessions).toHaveLength(2)
  expect(sessions).toEqual(
    expect.arrayContaining([
      listed({ device: 'Firefox on Linux', address: '203.0.113.177', isCurrent: true }),
      listed({ device: 'Safari on iOS', address: '2001:db8:1:2', isCurrent: false }),
    ]),
  )
  expect(JSON.stringify(sessions)).not.toContain('sid')
  await end(await signIn('ada'), 'bob')
})

test('ends one session, or all others', async () => {
  const [laptop, phone, tablet] = [
    await signIn('bob'),
    await signIn('bob', SAFARI),
    await signIn('bob', SAFARI),
  ]
  const other = (await list(laptop, 'bob')).find((each: { isCurrent: boolean }) => !each.isCurrent)
  expect(await end(laptop, 'bob', other.id)).toBe(200)
  expect((await Promise.all([phone, tablet].map(isSignedIn))).filter(Boolean)).toHaveLength(1)
  expect(await end(laptop, 'bob')).toBe(200)
  expect(await Promise.all([laptop, phone, tablet].map(isSignedIn))).toEqual([true, false, false])
})

test('lets admins end the sessions of others, and nobody else', async () => {
  const [ada, bob] = [await signIn('ada'), await signIn('bob')]
  expect(await list(bob, 'ada')).toBe(403)
  expect(await end(bob, 'ada')).toBe(403)
  expect(await isSignedIn(ada)).toBe(true)
  expect(await end(ada, 'bob')).toBe(200)
  expect(await isSignedIn(bob)).toBe(false)
  const { docs } = await cms.payload.find({
    ...{ collection: 'audit-log', where: { action: { equals: 'ended-sessions' } } },
  })
  expect(docs).toContainEqual(expect.objectContaining({ name: 'ada', title: 'bob' }))
})

test('keeps an ended session ended while somebody signs in at the same time', async () => {
  const stolen = await signIn('bob')
  const ada = await signIn('ada')
  const signingIn = signIn('bob', SAFARI)
  // Payload has read the account before it hashes the password.
  await Promise.all([signingIn, end(ada, 'bob')])
  await signIn('bob')
  expect(await isSignedIn(stolen)).toBe(false)
})

test('keeps the sessions of simultaneous sign-ins', async () => {
  const both = await Promise.all([signIn('bob'), signIn('bob', SAFARI)])
  await signIn('bob')
  expect(await Promise.all(both.map(isSignedIn))).toEqual([true, true])
})

test('ends a session when it signs out, and all others when the password changes', async () => {
  const [laptop, phone] = [await signIn('bob'), await signIn('bob', SAFARI)]
  expect((await send(cms, '/users/logout', { method: 'POST', headers: phone })).status).toBe(200)
  const other = await signIn('bob', SAFARI)
  expect(await isSignedIn(phone)).toBe(false)
  const password = 'harbour ink saturday'
  const changed = await send(cms, `/users/${ids['bob']}`, {
    ...{ method: 'PATCH', body: JSON.stringify({ password, currentPassword: PASSWORD }) },
    headers: { ...laptop, 'content-type': 'application/json' },
  })
  expect(changed.status).toBe(200)
  expect(await Promise.all([laptop, other].map(isSignedIn))).toEqual([true, false])
  expect(await list(laptop, 'bob')).toMatchObject([{ isCurrent: true }])
})

test('notes the last use', async () => {
  const ada = await signIn('ada')
  const old = new Date(Date.now() - 3_600_000).toISOString()
  await cms.payload.db.updateMany({
    ...{ collection: 'user-sessions', where: {}, data: { lastUsedAt: old }, returning: false },
  })
  await isSignedIn({ ...ada, 'user-agent': SAFARI, 'x-forwarded-for': '198.51.100.4' })
  await expect
    .poll(async () => (await list(ada, 'ada'))[0])
    .toMatchObject({ device: 'Safari on iOS', address: '198.51.100.4', isCurrent: true })
  expect((await list(ada, 'ada'))[0].lastUsedAt > old).toBe(true)
})

test('shows the sessions in no other way', async () => {
  const ada = await signIn('ada')
  expect((await send(cms, '/user-sessions', { headers: ada })).status).toBe(403)
})
