import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { spendCode } from '../../src/users/second-factor/spend-code'
import { codeOfApp } from '../testing/authenticator-app'
import { INTERNAL_API, ORIGIN, post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const PASSWORD = 'a long enough password'
const cms = sharedCms()
const ids: Record<string, number> = {}
/** Stands in the middle of a period, so that no code ends between two lines of a test. */
beforeAll(() => {
  const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => vi.useRealTimers())
beforeAll(async () => {
  for (const [name, role] of [
    ['ada', 'admin'],
    ['bob', 'editor'],
    ['cyd', 'author'],
  ] as const) {
    const data = { email: `${name}@example.org`, name, role, password: PASSWORD }
    ids[name] = Number((await cms.payload.create({ collection: 'users', data })).id)
  }
})

interface Answer {
  readonly status: number
  readonly token?: string
  readonly enrolment?: string
  readonly secret?: string
  readonly qrCode?: string
  readonly recoveryCodes?: readonly string[]
  readonly errors?: readonly { readonly message: string; readonly data?: Answer }[]
}

const answerOf = async (response: Response): Promise<Answer> => ({
  ...{ status: response.status, ...(await response.json()) },
})
const request = async (path: string, body: object, headers = {}) =>
  answerOf(await post(cms, `/users${path}`, body, headers))
/** Cookies of devices that signed in before, so that the limits of passwords do not count. */
const devices: Record<string, string> = {}
async function signIn(name: string, more: object = {}) {
  const response = await post(
    cms,
    '/users/login',
    { email: `${name}@example.org`, password: PASSWORD, ...more },
    { origin: ORIGIN, cookie: devices[name] ?? '' },
  )
  const device = response.headers.getSetCookie().find((set) => set.startsWith('tessera-device'))
  devices[name] = device?.split(';')[0] ?? devices[name] ?? ''
  return answerOf(response)
}
const as = ({ token }: Answer) => ({ authorization: `JWT ${token}` })
const codeOf = (secret: string | undefined, ahead = 0) => codeOfApp(secret ?? '', ahead)
const messageOf = ({ errors }: Answer) => errors?.[0]?.message

let secret = ''
let recoveryCodes: readonly string[] = []

test('sets up a second factor with the password and a code', async () => {
  const bob = as(await signIn('bob'))
  expect((await request('/second-factor/start', { password: 'wrong' }, bob)).status).toBe(400)
  const started = await request('/second-factor/start', { password: PASSWORD }, bob)
  expect(started.qrCode).toMatch(/^<svg/)
  expect(new Set(started.recoveryCodes).size).toBe(10)
  const { enrolment, secret: key = '' } = started
  const confirm = (code: string, headers = bob) =>
    request('/second-factor/confirm', { enrolment, code }, headers)
  expect((await confirm('000000')).status).toBe(400)
  expect((await confirm(codeOf(key, -1), as(await signIn('cyd')))).status).toBe(400)
  expect(await confirm(codeOf(key, -1))).toMatchObject({ status: 200, recoveryCodesLeft: 10 })
  expect((await confirm(codeOf(key))).status).toBe(400)
  secret = key
  recoveryCodes = started.recoveryCodes ?? []
})

test('asks for a code at every sign-in, and takes each once', async () => {
  const asked = await signIn('bob')
  expect(asked).toMatchObject({ status: 428, errors: [{ data: { need: 'code' } }] })
  expect(asked.token).toBeUndefined()
  expect((await signIn('bob', { password: 'wrong', code: codeOf(secret) })).status).toBe(401)
  // The code before was used to set it up.
  expect((await signIn('bob', { code: codeOf(secret, -1) })).status).toBe(401)
  const code = codeOf(secret)
  const both = await Promise.all([signIn('bob', { code }), signIn('bob', { code })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await signIn('bob', { code })).status).toBe(401)
})

test('takes each recovery code once', async () => {
  const [code = ''] = recoveryCodes
  expect((await signIn('bob', { code: code.toUpperCase().replaceAll('-', ' ') })).status).toBe(200)
  expect((await signIn('bob', { code })).status).toBe(401)
  const { docs } = await cms.payload.find({
    ...{ collection: 'audit-log', where: { action: { equals: 'recovery-code' } } },
  })
  expect(docs).toMatchObject([{ name: 'bob' }])
})

test('does not sign in with the link of a new password', async () => {
  const link = await post(
    cms,
    '/internal/invite',
    { email: 'bob@example.org', role: 'editor' },
    INTERNAL_API,
  )
  const { token } = await link.json()
  const response = await post(cms, '/users/reset-password', { token, password: PASSWORD })
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.json()).toEqual({ message: 'Your new password is set. Sign in.' })
  expect((await signIn('bob')).status).toBe(428)
})

test('refreshes no session that did not pass', async () => {
  expect((await request('/refresh-token', { code: codeOf(secret, 1) })).status).toBe(403)
  expect((await request('/second-factor/start', { password: PASSWORD })).status).toBe(403)
})

test('blocks codes of the app after twenty wrong ones, and no recovery code', async () => {
  for (let n = 0; n < 20; n++) await spendCode(cms, ids['bob'] ?? 0, { code: '000000' })
  expect(await signIn('bob', { code: codeOf(secret, 1) })).toMatchObject({ status: 429 })
  expect((await signIn('bob', { code: recoveryCodes[1] })).status).toBe(200)
})

test('stores the secret encrypted and the codes hashed, and shows neither', async () => {
  const bob = await signIn('bob', { code: recoveryCodes[2] })
  const rows = await cms.payload.db.find({ collection: 'second-factors' })
  const shown: string[] = [JSON.stringify(rows)]
  const ada = as(await signIn('ada'))
  for (const path of [
    '/users?depth=3',
    `/users/${ids['bob']}`,
    '/users/me',
    '/users/second-factor',
  ])
    for (const headers of [ada, as(bob)])
      shown.push(await (await send(cms, path, { headers })).text())
  for (const text of shown)
    for (const hidden of [secret, recoveryCodes[5] ?? '-']) expect(text).not.toContain(hidden)
  expect((await send(cms, '/second-factors', { headers: ada })).status).toBe(403)
})

test('lets an admin remove the second factor of somebody else, who is signed out', async () => {
  const bob = as(await signIn('bob', { code: recoveryCodes[3] }))
  const ada = as(await signIn('ada'))
  const path = `/${ids['bob']}/second-factor/reset`
  expect((await request(path, {}, as(await signIn('cyd')))).status).toBe(403)
  expect((await request(path, {}, ada)).status).toBe(200)
  expect((await request('/second-factor/start', { password: PASSWORD }, bob)).status).toBe(403)
  expect((await signIn('bob')).status).toBe(200)
})

test('lets an admin require it, who has to have one', async () => {
  const ada = as(await signIn('ada'))
  const bob = as(await signIn('bob'))
  const require = async (requiresSecondFactor: boolean, headers = ada) => {
    const response = await post(cms, '/globals/sign-in', { requiresSecondFactor }, headers)
    return { status: response.status, ...(await response.json()) }
  }
  expect((await require(true, bob)).status).toBe(403)
  expect(messageOf(await require(true))).toBe(
    'Set up your own second factor first, in your account.',
  )
  const own = await request('/second-factor/start', { password: PASSWORD }, ada)
  const { enrolment, secret: key } = own
  await request('/second-factor/confirm', { enrolment, code: codeOf(key, -1) }, ada)
  expect((await require(true)).status).toBe(200)
  expect((await request('/second-factor/start', { password: PASSWORD }, bob)).status).toBe(403)

  const asked = await signIn('bob')
  expect(asked).toMatchObject({ status: 428, errors: [{ data: { need: 'enrolment' } }] })
  const offered = asked.errors?.[0]?.data
  const confirm = (code: string) => signIn('bob', { enrolment: offered?.enrolment, code })
  expect((await confirm('000000')).status).toBe(401)
  const signedIn = await confirm(codeOf(offered?.secret))
  expect(signedIn.status).toBe(200)
  const removal = { password: PASSWORD, code: offered?.recoveryCodes?.[0] }
  expect((await request('/second-factor/remove', removal, as(signedIn))).status).toBe(400)
  expect((await require(false)).status).toBe(200)
  expect((await request('/second-factor/remove', removal, as(signedIn))).status).toBe(200)
  expect((await signIn('bob')).status).toBe(200)
  const code = own.recoveryCodes?.[0]
  const removed = await request('/second-factor/remove', { password: PASSWORD, code }, ada)
  expect(removed.status).toBe(200)
})

test('lets whoever runs the server remove the second factor of a locked-out owner', async () => {
  const ada = as(await signIn('ada'))
  const { enrolment, secret: key } = await request(
    '/second-factor/start',
    { password: PASSWORD },
    ada,
  )
  await request('/second-factor/confirm', { enrolment, code: codeOf(key) }, ada)
  expect((await signIn('ada')).status).toBe(428)
  const remove = (headers: object, email = 'ada@example.org') =>
    post(cms, '/internal/remove-second-factor', { email }, { ...headers })
  expect((await remove({})).status).toBe(403)
  expect((await remove(INTERNAL_API, 'nobody@example.org')).status).toBe(404)
  expect((await remove(INTERNAL_API)).status).toBe(200)
  expect((await signIn('ada')).status).toBe(200)
})
