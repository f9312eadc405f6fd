import { createLocalReq } from 'payload'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readVersions } from '../../src/admin/versions/read-versions'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const DAY_MS = 24 * 60 * 60_000

onEachDatabase('while the clock is set back and forward,', (database) => {
  const cms = sharedCms(database)
  let anna: Record<string, string>
  let ben: Record<string, string>
  beforeAll(async () => {
    anna = await signIn(cms, 'Anna')
    ben = await signIn(cms, 'Ben')
  })
  // Timers go on: only the date jumps, as with a corrected clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
  afterEach(() => void vi.useRealTimers())
  /** Sessions end when the clock is set forward, so both sign in again. */
  async function setClock(days: number) {
    vi.setSystemTime(Date.now() + days * DAY_MS)
    anna = await signInAgain('anna')
    ben = await signInAgain('ben')
  }
  async function signInAgain(name: string) {
    const account = { email: `${name}@example.org`, password: 'a long enough password' }
    const { token } = await (await post(cms, '/users/login', account)).json()
    return { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  }

  const patch = async (path: string, data: object, headers = anna) => {
    const response = await send(cms, path, { method: 'PATCH', headers, body: JSON.stringify(data) })
    return { status: response.status, json: await response.json() }
  }
  const DRAFT = '?draft=true&autosave=true&depth=0'
  const newest = async (id: number | string) =>
    (await send(cms, `/articles/${id}?draft=true&depth=0`, { headers: anna })).json()

  test.each([
    ['set back', -1],
    ['set forward', 1],
  ])(
    'a save based on an older version is refused, and the text saved last is read: %s',
    async (_, days) => {
      const { id, updatedAt } = await cms.payload.create({
        collection: 'articles',
        data: { title: 'First' },
      })
      const path = `/articles/${id}${DRAFT}`
      await setClock(days)
      const saved = await patch(path, { title: 'By Anna', updatedAt })
      expect(saved.status).toBe(200)
      expect(await newest(id)).toMatchObject({ title: 'By Anna' })
      expect(await patch(path, { title: 'By Ben', updatedAt }, ben)).toMatchObject({ status: 409 })
      await setClock(-days)
      expect(await patch(path, { title: 'By Ben', updatedAt }, ben)).toMatchObject({ status: 409 })
      expect(await newest(id)).toMatchObject({ title: 'By Anna' })
      const again = { title: 'By Ben', updatedAt: saved.json.doc.updatedAt }
      const merged = await patch(path, again, ben)
      expect(merged).toMatchObject({ status: 200 })
      expect(await newest(id)).toMatchObject({ title: 'By Ben' })
      expect(merged.json.doc.updatedAt > saved.json.doc.updatedAt).toBe(true)
    },
  )

  test('saves stay in the order in which they were made', async () => {
    const { id, updatedAt } = await cms.payload.create({
      collection: 'articles',
      data: { title: '0' },
    })
    let base = updatedAt
    for (let number = 1; number <= 16; number += 1) {
      if (number === 6) await setClock(-1)
      if (number === 12) await setClock(1)
      const query = number % 3 === 0 ? '?draft=true' : DRAFT
      const saved = await patch(`/articles/${id}${query}`, { title: `${number}`, updatedAt: base })
      expect(saved.status).toBe(200)
      expect(saved.json.doc.updatedAt > base).toBe(true)
      base = saved.json.doc.updatedAt
    }
    expect(await newest(id)).toMatchObject({ title: '16', updatedAt: base })
    const { docs } = await cms.payload.findVersions({
      ...{ collection: 'articles', where: { parent: { equals: id } } },
      ...{ sort: '-updatedAt', limit: 0 },
    })
    const titles = docs.map(({ version }) => Number(version['title']))
    expect(titles).toEqual(titles.toSorted((a, b) => b - a))
    const { totalDocs } = await cms.payload.countVersions({
      collection: 'articles',
      where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    })
    expect(totalDocs).toBe(1)
  })

  test('publishing, a draft on top and a menu keep their order', async () => {
    const { id } = await cms.payload.create({ collection: 'articles', data: { title: 'Draft' } })
    await setClock(-1)
    const published = await patch(`/articles/${id}`, { title: 'Live', _status: 'published' })
    expect(published).toMatchObject({ status: 200 })
    await setClock(-1)
    const next = { title: 'Next', updatedAt: published.json.doc.updatedAt }
    expect(await patch(`/articles/${id}${DRAFT}`, next)).toMatchObject({ status: 200 })
    const user = { id: 0, collection: 'users' as const, role: 'editor' }
    const req = await createLocalReq({ user }, cms.payload)
    const { rows } = await readVersions(req, { collection: 'articles', id }, 1)
    expect(rows.map(({ states }) => states)).toEqual([
      ['Present', 'Draft, saved while typing'],
      ['Live'],
      ['Draft'],
    ])
    const saveMenu = (label: string, base: object, headers = anna) =>
      post(cms, '/globals/menu', { items: [{ label, kind: 'url', url: '/' }], ...base }, headers)
    const { result } = await (await saveMenu('One', {})).json()
    await setClock(-1)
    const { updatedAt } = result
    expect((await saveMenu('Two', { updatedAt })).status).toBe(200)
    expect((await saveMenu('Three', { updatedAt }, ben)).status).toBe(409)
  })
})
