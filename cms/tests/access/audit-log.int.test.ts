import { beforeAll, beforeEach, expect, test } from 'vitest'
import { AUDIT_LOG } from '../../src/audit-log/audit-log'
import { forgetPeople } from '../../src/audit-log/forget-people'
import { INTERNAL_API, post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

type Headers = Record<string, string>
const DAY_MS = 24 * 60 * 60_000

onEachDatabase('the audit log', (database) => {
  const cms = sharedCms(database, { LANGUAGES: 'en,de' })
  let admin: Headers
  let editor: Headers
  beforeAll(async () => {
    admin = await signIn(cms, 'Ada')
    editor = await signIn(cms, 'Ben')
  })
  beforeEach(() => cms.payload.db.deleteMany({ collection: AUDIT_LOG, where: {} }))

  const request = async (method: string, path: string, headers: Headers, data?: object) => {
    const body = data && { body: JSON.stringify(data) }
    const response = await send(cms, path, { method, headers, ...body })
    return response.json()
  }
  const entries = async () => {
    const { docs } = await cms.payload.find({ collection: AUDIT_LOG, sort: 'id', depth: 0 })
    return docs
  }
  /** Who, action, kind and title of each entry, the first first. */
  const lines = async () =>
    (await entries()).map(({ name, action, kind, title, count }) =>
      [name ?? '-', action, kind ?? '-', title ?? '-', ...(count === 1 ? [] : [count])].join(' '),
    )

  /** Makes all entries two days old. @returns their time */
  const age = async () => {
    const at = new Date(Date.now() - 2 * DAY_MS).toISOString()
    await cms.payload.db.updateMany({ collection: AUDIT_LOG, where: {}, data: { at } })
    return at
  }

  test('says who changed which document, and counts repeated saves', async () => {
    const { doc } = await request('POST', '/articles?draft=true', editor, { title: 'Tide' })
    const save = (query: string, data: object) =>
      request('PATCH', `/articles/${doc.id}${query}`, editor, data)
    for (const title of ['Ebb', 'Flood', 'Tide']) await save('?draft=true&autosave=true', { title })
    await save('', { _status: 'published' })
    await save('?draft=true', { title: 'Tides' })
    await save('', { _status: 'draft' })
    await save('', { deletedAt: new Date().toISOString() })
    await save('?trash=true', { deletedAt: null })
    await request('DELETE', `/articles/${doc.id}?trash=true`, admin)
    expect(await lines()).toEqual([
      'Ben created Articles Tide',
      'Ben saved-draft Articles Tides 4',
      'Ben published Articles Tide',
      'Ben unpublished Articles Tides',
      'Ben trashed Articles Tides',
      'Ben restored Articles Tides',
      'Ada deleted Articles Tides',
    ])
  })

  test('says who changed settings and people, without their values', async () => {
    await request('POST', '/globals/menu', editor, { items: [] })
    await request('POST', '/globals/site', admin, { name: 'Harbour' })
    const created = { name: 'Cleo', email: 'cleo@example.org', password: 'a long enough password' }
    const { doc } = await request('POST', '/users', admin, created)
    await request('PATCH', `/users/${doc.id}`, admin, { role: 'admin' })
    expect(await lines()).toEqual([
      'Ben saved Menu -',
      'Ada saved Site -',
      'Ada created Users Cleo',
      'Ada saved Users Cleo',
    ])
    const [, , , changed] = await entries()
    expect(changed?.['details']).toBe('role')
    await request('DELETE', `/users/${doc.id}`, admin)
    expect((await lines()).at(-1)).toBe('Ada deleted Users Cleo')
  })

  test('notes sign-ins, and refused ones with their account and address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' }
    const email = 'ben@example.org'
    await post(cms, '/users/login', { email, password: 'wrong' }, from)
    await post(cms, '/users/login', { email, password: 'wrong' }, from)
    await post(cms, '/users/login', { email, password: 'a long enough password' }, from)
    expect(await lines()).toEqual([`- sign-in-refused - ${email} 2`, 'Ben signed-in - -'])
    expect((await entries()).map(({ address }) => address)).toEqual(['203.0.113.7', '203.0.113.7'])
  })

  test('notes what a signed-in user may not do', async () => {
    await request('POST', '/users', editor, { name: 'X', email: 'x@example.org' })
    expect(await lines()).toEqual(['Ben refused Users -'])
  })

  test('notes what an endpoint refuses to a signed-in user', async () => {
    await request('DELETE', '/demo', editor)
    expect(await lines()).toEqual(['Ben refused - -'])
    expect((await entries())[0]?.['details']).toBe('Only admins can remove the demo content.')
  })

  test('has one entry for the documents of a script', { tags: 'long' }, async () => {
    const headers = { ...INTERNAL_API, 'content-type': 'application/json' }
    for (const title of ['One', 'Two', 'Three'])
      await request('POST', '/articles', headers, { title })
    await expect.poll(lines).toEqual(['Command line created Articles - 3'])
  })

  test(
    'says who scheduled a publication, shared a preview and merged terms',
    { tags: 'long' },
    async () => {
      const { doc: article } = await request('POST', '/articles?draft=true', editor, {
        title: 'Tide',
      })
      const { doc: group } = await request('POST', '/filter-groups', editor, { label: 'Topic' })
      const term = async (label: string) =>
        (await request('POST', '/terms', editor, { label, group: group.id })).doc.id
      const print = await term('Print')
      const merged = [await term('Prints'), await term('Engravings')]
      await cms.payload.db.deleteMany({ collection: AUDIT_LOG, where: {} })
      const reference = { collection: 'articles', id: article.id }
      const date = new Date(Date.now() + DAY_MS).toISOString()
      const schedule = { ...reference, type: 'publish', date, timeZone: 'Europe/Warsaw' }
      await request('POST', '/document-state/schedule', editor, schedule)
      await request('POST', '/document-state/cancel', editor, { ...reference, type: 'publish' })
      const shared = await request('POST', '/preview/links', editor, { ...reference, days: 3 })
      const revoked = { ...reference, link: shared.links[0].id }
      await request('POST', '/preview/links/revoke', editor, revoked)
      for (const each of merged)
        await request('POST', `/terms/${each}/merge`, editor, { into: print })
      expect(await lines()).toEqual([
        'Ben scheduled Articles Tide',
        'Ben schedule-cancelled Articles Tide',
        'Ben preview-link Articles Tide',
        'Ben preview-link-ended Articles Tide',
        'Ben merged Terms Topic: Prints',
        'Ben merged Terms Topic: Engravings',
      ])
      const [scheduled, , , , ...merges] = await entries()
      expect(scheduled?.['details']).toBe(`publish ${date}`)
      expect(merges.map(({ details }) => details)).toEqual(['into “Print”', 'into “Print”'])
    },
  )

  test('keeps no entry of a change that failed', async () => {
    await request('POST', '/terms', editor, { label: 'Print', group: 99999 })
    expect(await lines()).toEqual([])
  })

  test('is read and exported by admins only, and changed by nobody', async () => {
    await request('POST', '/filter-groups', editor, { label: '=1+1' })
    expect((await send(cms, '/audit-log', { headers: editor })).status).toBe(403)
    expect((await send(cms, '/audit-log/export', { headers: editor })).status).toBe(403)
    const [entry] = await entries()
    for (const method of ['PATCH', 'DELETE']) {
      const init = { method, headers: admin, body: '{"title":"x"}' }
      expect((await send(cms, `/audit-log/${entry?.id}`, init)).status, method).toBe(403)
    }
    const csv = await (await send(cms, '/audit-log/export', { headers: admin })).text()
    expect(csv).toMatch(/^at,name,action,kind,title/)
    expect(csv).toContain(",Ben,created,Filter groups,'=1+1,")
  })

  test('forgets people after the set time, and keeps what they did', async () => {
    await post(cms, '/users/login', { email: 'nobody@example.org', password: 'wrong' })
    await request('POST', '/filter-groups', editor, { label: 'Place' })
    expect(await forgetPeople(cms.payload, 1)).toBe(0)
    const old = await age()
    await request('POST', '/filter-groups', editor, { label: 'Time' })
    await forgetPeople(cms.payload, 1)
    expect(await lines()).toEqual([
      '- sign-in-refused - -',
      '- created Filter groups Place',
      'Ben created Filter groups Time',
    ])
    expect((await entries())[0]?.['at']).toBe(old)
  })

  test('forgets the people whose accounts were changed', async () => {
    const cleo = await signIn(cms, 'Cleo')
    const { user } = await request('GET', '/users/me', cleo)
    await request('PATCH', `/users/${user.id}`, cleo, { name: 'Cleopatra' })
    await request('POST', `/users/${user.id}/password-link`, admin)
    await request('POST', '/users/sessions/end', admin, { user: user.id })
    await request('POST', '/users', cleo, { name: 'X', email: 'x@example.org' })
    await request('POST', `/users/${user.id}/second-factor/reset`, admin)
    await request('DELETE', `/users/${user.id}`, admin)
    const actions = (await entries()).map(({ action }) => action)
    expect(JSON.stringify(await entries())).toContain('Cleo')
    await age()
    await forgetPeople(cms.payload, 1)
    const left = await entries()
    expect(left.map(({ action }) => action)).toEqual(actions)
    for (const entry of left)
      expect(entry).toMatchObject({
        ...{ name: null, title: null, document: null, user: null, address: null },
      })
    expect(JSON.stringify(left)).not.toMatch(/Cleo|example\.org/)
    expect(await forgetPeople(cms.payload, 1)).toBe(0)
  })
})
