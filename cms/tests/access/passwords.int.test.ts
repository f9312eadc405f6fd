import { beforeAll, expect, test } from 'vitest'
import { INTERNAL_API, ORIGIN, post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

const PASSWORD = 'a long enough password'

onEachDatabase('passwords and admins', (database) => {
  const cms = sharedCms(database)
  let ids: Record<string, number>
  let cookies: Record<string, string>

  const signIn = (email: string, password = PASSWORD) =>
    post(cms, '/users/login', { email, password }, { origin: ORIGIN })

  beforeAll(async () => {
    ids = {}
    cookies = {}
    for (const [name, role] of [
      ['ada', 'admin'],
      ['bob', 'editor'],
    ] as const) {
      const data = { email: `${name}@example.org`, name, role, password: PASSWORD }
      ids[name] = Number((await cms.payload.create({ collection: 'users', data })).id)
      cookies[name] = await cookieOf(data.email)
    }
  })

  async function cookieOf(email: string, password = PASSWORD) {
    const { headers } = await signIn(email, password)
    return headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
  }

  /** @param of name of an account, or a query, or the path of an endpoint */
  const request = async (method: string, by: string, of: string, body?: object) => {
    const path = of.startsWith('?') ? of : `/${ids[of] ?? of}`
    const response = await send(cms, `/users${path}`, {
      ...{ method, body: JSON.stringify(body) },
      headers: { cookie: cookies[by] ?? '', origin: ORIGIN, 'content-type': 'application/json' },
    })
    const { errors = [] } = await response.json()
    const [error] = errors[0]?.data?.errors ?? errors
    return { status: response.status, path: error?.path, message: error?.message }
  }
  const update = (by: string, of: string, body: object) => request('PATCH', by, of, body)

  test('refuses weak passwords at the field, for oneself and for others', async () => {
    const weak = { password: 'too short', currentPassword: PASSWORD }
    for (const by of ['ada', 'bob'])
      expect(await update(by, 'bob', weak)).toMatchObject({
        ...{ status: 400, path: 'password' },
        message: expect.stringContaining('at least 12 characters'),
      })
    const data = { email: 'cyd@example.org', name: 'Cyd', password: 'passwordpassword' }
    const headers = { cookie: cookies['ada'] ?? '', origin: ORIGIN }
    const created = await post(cms, '/users', data, headers)
    expect(created.status).toBe(400)
    expect(JSON.stringify(await created.json())).toContain('among the most common')
  })

  test('makes no link to set the password of one’s own account', async () => {
    const link = (of: string) => request('POST', 'ada', `${ids[of]}/password-link`)
    expect(await link('ada')).toMatchObject({
      ...{
        status: 400,
        message: expect.stringContaining('Change your own password in your account'),
      },
    })
    expect((await link('bob')).status).toBe(200)
  })

  test('needs the present password to change one’s own e-mail address', async () => {
    const own = `?where[id][equals]=${ids['bob']}`
    const email = 'thief@example.org'
    for (const currentPassword of [undefined, '', 'wrong wrong wrong'])
      for (const of of ['bob', own])
        expect((await update('bob', of, { email, currentPassword })).status).toBe(400)
    expect(await update('bob', 'bob', { email })).toEqual({
      ...{ status: 400, path: 'currentPassword' },
      message: 'Enter your present password to change your e-mail address.',
    })
    expect((await signIn(email)).status).toBe(401)
    expect((await update('bob', 'bob', { email, currentPassword: PASSWORD })).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
    expect((await update('ada', 'bob', { email: 'bob@example.org' })).status).toBe(200)
  })

  test('needs no password for a form whose e-mail address is the same', async () => {
    const form = { email: ' Bob@Example.org', name: 'bob', role: 'editor', password: '' }
    expect((await update('bob', 'bob', form)).status).toBe(200)
  })

  test('counts wrong present passwords, also simultaneous ones', async () => {
    const eve = {
      email: 'eve@example.org',
      name: 'eve',
      role: 'editor' as const,
      password: PASSWORD,
    }
    ids['eve'] = Number((await cms.payload.create({ collection: 'users', data: eve })).id)
    cookies['eve'] = await cookieOf(eve.email)
    const guess = (currentPassword: string) =>
      update('eve', 'eve', { password: 'harbour ink saturday', currentPassword })
    // Seven at a time: on PostgreSQL, nine saves at once take all connections and wait for another one.
    const guesses = [
      ...(await Promise.all(Array.from({ length: 7 }, (_, n) => guess(`wrong ${n}`)))),
      ...(await Promise.all(Array.from({ length: 7 }, (_, n) => guess(`wrong again ${n}`)))),
    ]
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
    const tooMany = {
      ...{ status: 429, path: 'currentPassword' },
      message: 'Too many wrong passwords. Try again in 15 minutes.',
    }
    expect(guesses.filter(({ status }) => status === 429)[0]).toEqual(tooMany)
    expect(await guess(PASSWORD)).toEqual(tooMany)
    const email = 'eva@example.org'
    expect(await update('eve', 'eve', { email, currentPassword: PASSWORD })).toEqual(tooMany)
    const headers = { cookie: cookies['eve'] ?? '', origin: ORIGIN }
    const start = await post(cms, '/users/second-factor/start', { password: PASSWORD }, headers)
    expect(start.status).toBe(429)
    expect((await signIn(eve.email)).status).toBe(200)
    await cms.payload.delete({ collection: 'users', id: ids['eve'] ?? 0 })
  })

  test('needs the present password to change one’s own', async () => {
    const password = 'harbour ink saturday'
    for (const currentPassword of [undefined, '', 'wrong', 'wrong wrong wrong'])
      expect(await update('bob', 'bob', { password, currentPassword })).toMatchObject({
        ...{ status: 400, path: 'currentPassword' },
        message: 'This is not your present password.',
      })
    expect((await signIn('bob@example.org')).status).toBe(200)
    expect((await update('bob', 'bob', { password, currentPassword: PASSWORD })).status).toBe(200)
    expect((await signIn('bob@example.org', password)).status).toBe(200)
    expect((await signIn('bob@example.org')).status).toBe(401)
  })

  test('lets an admin set the password of somebody else', async () => {
    expect((await update('ada', 'bob', { password: 'another good password' })).status).toBe(200)
    expect((await signIn('bob@example.org', 'another good password')).status).toBe(200)
  })

  test('stores and returns no present password', async () => {
    const { docs } = await cms.payload.find({ collection: 'users', showHiddenFields: true })
    expect(JSON.stringify(docs)).not.toContain('currentPassword')
  })

  test('invites new and known people by a link that works once', async () => {
    const invite = async (email: string, role = 'editor') => {
      const response = await post(cms, '/internal/invite', { email, role }, INTERNAL_API)
      return { status: response.status, ...(await response.json()) }
    }
    const reset = (token: string, password: string) =>
      post(cms, '/users/reset-password', { token, password })
    expect(await invite('not an address')).toMatchObject({ status: 400 })
    const { token, isNew } = await invite('Dan@example.org')
    expect(isNew).toBe(true)
    const weak = await reset(token, 'short')
    expect(weak.status).toBe(400)
    expect(JSON.stringify(await weak.json())).toContain('at least 12 characters')
    expect((await reset(token, 'ink from the harbour')).status).toBe(200)
    expect((await reset(token, 'ink from the harbour')).status).toBe(403)
    expect((await signIn('dan@example.org', 'ink from the harbour')).status).toBe(200)
    const again = await invite('dan@example.org', 'admin')
    expect(again.isNew).toBe(false)
    expect((await reset(again.token, 'paper from the loft')).status).toBe(200)
    const { docs } = await cms.payload.find({
      ...{ collection: 'users', where: { email: { equals: 'dan@example.org' } } },
    })
    expect(docs).toMatchObject([{ role: 'admin', name: 'dan' }])
    await cms.payload.delete({ collection: 'users', id: docs[0]?.id ?? 0 })
  })

  const LAST_ADMIN = {
    ...{ status: 400, message: expect.stringContaining('Make somebody else an admin') },
  }

  test('keeps the last admin', async () => {
    expect(await update('ada', 'ada', { role: 'editor' })).toMatchObject(LAST_ADMIN)
    expect(await request('DELETE', 'ada', 'ada')).toMatchObject(LAST_ADMIN)
    expect((await update('ada', 'bob', { role: 'admin' })).status).toBe(200)
    expect((await update('ada', 'ada', { role: 'editor' })).status).toBe(200)
    cookies['bob'] = await cookieOf('bob@example.org', 'another good password')
    expect(await request('DELETE', 'bob', 'bob')).toMatchObject(LAST_ADMIN)
  })

  test('lets nobody lock an account, not even their own', async () => {
    const lock = { lockUntil: '2199-01-01T00:00:00.000Z', loginAttempts: 2_000_000 }
    for (const by of ['ada', 'bob']) await update(by, by, lock)
    for (const role of [null, '', 'nobody'])
      expect((await update('bob', 'bob', { role })).status).not.toBe(200)
    for (const [name, password] of [
      ['ada', PASSWORD],
      ['bob', 'another good password'],
    ] as const)
      expect((await signIn(`${name}@example.org`, password)).status, name).toBe(200)
    const { docs } = await cms.payload.find({
      ...{ collection: 'users', where: { role: { equals: 'admin' } } },
    })
    expect(docs.map(({ name }) => name)).toEqual(['bob'])
  })

  test('keeps one of several admins who are changed together, or at once', async () => {
    const admins = async () => {
      const where = { role: { equals: 'admin' } }
      return (await cms.payload.find({ collection: 'users', where })).docs.map(({ name }) => name)
    }
    expect((await update('bob', 'ada', { role: 'admin' })).status).toBe(200)
    expect((await admins()).toSorted()).toEqual(['ada', 'bob'])
    const everyAdmin = '?where[role][equals]=admin'
    expect(await request('PATCH', 'bob', everyAdmin, { role: 'editor' })).toMatchObject(LAST_ADMIN)
    expect(await request('DELETE', 'bob', everyAdmin)).toMatchObject(LAST_ADMIN)
    expect(await request('DELETE', 'bob', '?where[email][exists]=true')).toMatchObject(LAST_ADMIN)
    expect(await admins()).toHaveLength(2)

    const both = await Promise.all([
      update('ada', 'ada', { role: 'editor' }),
      update('bob', 'bob', { role: 'editor' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await admins()).toHaveLength(1)
  })

  test('an admin deletes the own account while there is another one', async () => {
    const [remaining] = (
      await cms.payload.find({ collection: 'users', where: { role: { equals: 'admin' } } })
    ).docs
    const leaver = remaining?.name === 'ada' ? 'bob' : 'ada'
    const other = String(remaining?.name)
    expect((await update(other, leaver, { role: 'admin' })).status).toBe(200)
    expect(await request('DELETE', leaver, leaver)).toMatchObject({ status: 200 })
    const { docs } = await cms.payload.find({ collection: 'users' })
    expect(docs).toMatchObject([{ name: other, role: 'admin' }])
    const entries = await cms.payload.find({ collection: 'audit-log', sort: '-id', limit: 1 })
    expect(entries.docs).toMatchObject([{ action: 'deleted', name: leaver, user: null }])
  })
})
