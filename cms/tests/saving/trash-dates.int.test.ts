import { beforeAll, expect, test } from 'vitest'
import { continueDeletionTime } from '../../src/clock/deletion-time'
import { purgeTrash } from '../../src/trash/purge-trash'
import { send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

type Headers = Record<string, string>
type Id = number | string

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const FORGED = ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']

onEachDatabase('the date of a deletion', (database) => {
  const cms = sharedCms(database, { LANGUAGES: 'en,de' })
  let people: Readonly<Record<'editor' | 'author', Headers>>
  beforeAll(async () => {
    // The first account is an admin.
    await signIn(cms, 'Ada')
    people = {
      editor: await signIn(cms, 'Ben'),
      author: await signIn(cms, 'Cleo', 'author'),
    }
  })

  async function request(method: string, path: string, headers: Headers, data?: object) {
    const body = data && { body: JSON.stringify(data) }
    const response = await send(cms, path, { method, headers, ...body })
    return { status: response.status, json: await response.json() }
  }
  const create = async (collection: string, data: object): Promise<Id> =>
    (await cms.payload.create({ collection, data })).id
  const createDraft = async (headers: Headers, title: string): Promise<Id> =>
    (await request('POST', '/articles?draft=true', headers, { title })).json.doc.id
  /** ISO 8601; null if the document is not in the trash. */
  async function dateOf(collection: string, id: Id): Promise<string | null> {
    const row = await cms.payload.db.findOne<{ id: number; deletedAt?: string | null }>({
      collection,
      where: { id: { equals: id } },
    })
    return row?.deletedAt ?? null
  }
  const minutesAgo = (date: string | null) => (Date.now() - Date.parse(date ?? '')) / MINUTE_MS
  const setAge = (collection: string, id: Id, days: number) =>
    cms.payload.db.updateOne({
      ...{ collection, id: Number(id), returning: false },
      data: { deletedAt: new Date(Date.now() - days * DAY_MS).toISOString() },
    })

  const requests = FORGED.flatMap((deletedAt) =>
    (['editor', 'author'] as const).map((person) => [person, deletedAt] as const),
  )
  test.each(requests)(
    'is the time of the server when an %s sends %s',
    async (person, deletedAt) => {
      const headers = people[person]
      const single = await createDraft(headers, 'One')
      const many = await createDraft(headers, 'One of many')
      const where = `/articles?where[id][in]=${many}`
      for (const [id, path] of [
        [single, `/articles/${single}`],
        [many, where],
      ] as const) {
        expect((await request('PATCH', path, headers, { deletedAt })).status).toBe(200)
        expect(Math.abs(minutesAgo(await dateOf('articles', id)))).toBeLessThan(1)
      }
      const before = [await dateOf('articles', single), await dateOf('articles', many)]
      for (const path of [`/articles/${single}?trash=true`, `${where}&trash=true`])
        expect((await request('PATCH', path, headers, { deletedAt })).status).toBe(200)
      expect([await dateOf('articles', single), await dateOf('articles', many)]).toEqual(before)
      expect(await purgeTrash(cms.payload)).toBe(0)
    },
  )

  test('stays when a document in the trash is changed, until it is restored', async () => {
    const id = await create('terms', {
      label: 'Print',
      group: await create('filter-groups', { label: 'Topic' }),
    })
    const deletedAt = new Date().toISOString()
    const change = (query: string, data: object) =>
      request('PATCH', `/terms/${id}${query}`, people.editor, data)
    await change('', { deletedAt })
    await setAge('terms', id, 20)
    const before = await dateOf('terms', id)
    expect((await change('?trash=true', { deletedAt })).status).toBe(200)
    expect((await change('?trash=true', { label: 'Prints' })).status).toBe(200)
    expect(await dateOf('terms', id)).toBe(before)
    expect((await change('?trash=true', { deletedAt: null })).status).toBe(200)
    expect(await dateOf('terms', id)).toBeNull()
    await change('', { deletedAt: before })
    expect(minutesAgo(await dateOf('terms', id))).toBeLessThan(1)
  })

  test('is ignored in a new document, and not copied to a duplicate', async () => {
    const { editor } = people
    const redirect = { from: '/forged', kind: 'url', url: 'https://example.org' }
    for (const [path, data] of [
      ['/articles', { title: 'New' }],
      ['/articles?draft=true', { title: 'New draft' }],
      ['/redirects', redirect],
    ] as const) {
      const { json } = await request('POST', path, editor, { ...data, deletedAt: FORGED[0] })
      const collection = path.startsWith('/articles') ? 'articles' : 'redirects'
      expect(await dateOf(collection, json.doc.id)).toBeNull()
      const listed = await request('GET', `/${collection}/${json.doc.id}?draft=true`, editor)
      expect(listed.status).toBe(200)
    }
    const id = await createDraft(editor, 'Copied')
    await request('PATCH', `/articles/${id}`, editor, { deletedAt: FORGED[0] })
    const copy = await request('POST', `/articles/${id}/duplicate`, editor)
    expect(await dateOf('articles', copy.json.doc.id)).toBeNull()
  })

  test('is not part of a draft: a draft neither deletes nor restores its document', async () => {
    const { editor } = people
    const id = await createDraft(editor, 'Kept')
    const change = (query: string, data: object) =>
      request('PATCH', `/articles/${id}${query}`, editor, data)
    const isListed = async (query: string) =>
      (await request('GET', `/articles?where[id][equals]=${id}${query}`, editor)).json.totalDocs ===
      1
    const inTrash = '&trash=true&where[deletedAt][exists]=true&draft=true'
    const saved = await change('?draft=true', { excerpt: 'One', deletedAt: FORGED[0] })
    expect([saved.status, saved.json.doc.excerpt]).toEqual([200, 'One'])
    expect(await dateOf('articles', id)).toBeNull()
    expect([await isListed('&draft=true'), await isListed(inTrash)]).toEqual([true, false])

    await change('', { deletedAt: FORGED[0] })
    const before = await dateOf('articles', id)
    expect(minutesAgo(before)).toBeLessThan(1)
    expect((await change('?draft=true&trash=true', { deletedAt: null })).status).toBe(200)
    expect(await dateOf('articles', id)).toBe(before)
    expect([await isListed('&draft=true'), await isListed(inTrash)]).toEqual([false, true])
  })

  test('does not follow the date of deletions, which stays behind after a long pause', async () => {
    const id = await createDraft(people.editor, 'After a pause')
    await cms.payload.kv.set('deletion-time', Date.now() - 40 * DAY_MS)
    await continueDeletionTime(cms.payload)
    await request('PATCH', `/articles/${id}`, people.editor, { deletedAt: FORGED[1] })
    await cms.payload.kv.set('deletion-time', Date.now())
    await continueDeletionTime(cms.payload)
    expect(minutesAgo(await dateOf('articles', id))).toBeLessThan(1)
  })
})
