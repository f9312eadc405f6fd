import { beforeAll, expect, test } from 'vitest'
import { INTERNAL_API, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('two editors', (database) => {
  const cms = sharedCms(database, { LANGUAGES: 'en,de' })
  let anna: Record<string, string>
  let ben: Record<string, string>
  beforeAll(async () => {
    anna = await signIn(cms, 'Anna')
    ben = await signIn(cms, 'Ben')
  })

  const request = (path: string, init: RequestInit & { headers: Record<string, string> }) =>
    send(cms, path, init)
  const patch = async (path: string, headers: Record<string, string>, data: object) => {
    const response = await request(path, { method: 'PATCH', headers, body: JSON.stringify(data) })
    return { status: response.status, json: await response.json() }
  }
  const saveMenu = async (headers: Record<string, string>, label: string, updatedAt?: string) => {
    const items = [{ label, kind: 'url', url: 'https://example.org' }]
    const body = JSON.stringify({ items, updatedAt })
    const response = await request('/globals/menu', { method: 'POST', headers, body })
    return { status: response.status, json: await response.json() }
  }
  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const newest = (collection: string, id: number | string) =>
    cms.payload.findByID({ collection, id, draft: true, depth: 0 })
  const DRAFT = '?draft=true&autosave=true&depth=0'

  test('refuse an autosave that is based on an older version, and say who changed it', async () => {
    const { id, updatedAt } = await create('articles', { title: 'First' })
    const path = `/articles/${id}${DRAFT}`
    const saved = await patch(path, anna, { title: 'By Anna', updatedAt })
    expect(saved.status).toBe(200)
    const refused = await patch(path, ben, { title: 'By Ben', updatedAt })
    expect(refused).toMatchObject({
      status: 409,
      json: {
        errors: [
          {
            name: 'StaleSave',
            message: expect.stringContaining('Anna changed this'),
            data: { by: 'Anna', at: expect.any(String) },
          },
        ],
      },
    })
    expect(await newest('articles', id)).toMatchObject({ title: 'By Anna' })
    const base = saved.json.doc.updatedAt
    expect(await patch(path, ben, { title: 'By Ben', updatedAt: base })).toMatchObject({
      status: 200,
      json: { doc: { title: 'By Ben' } },
    })
  })

  test('refuse publishing an older version', async () => {
    const { id, updatedAt } = await create('articles', { title: 'First' })
    await patch(`/articles/${id}${DRAFT}`, anna, { title: 'By Anna', updatedAt })
    const data = { title: 'By Ben', _status: 'published', updatedAt }
    expect(await patch(`/articles/${id}`, ben, data)).toMatchObject({ status: 409 })
    expect(await newest('articles', id)).toMatchObject({ title: 'By Anna', _status: 'draft' })
  })

  test('take the version of a REST client from If-Match', async () => {
    const group = await create('filter-groups', { label: 'Topic' })
    const path = `/filter-groups/${group.id}`
    const version = { 'if-match': `"${String(group.updatedAt)}"` }
    await patch(path, anna, { label: 'By Anna' })
    expect(await patch(path, { ...ben, ...version }, { label: 'By Ben' })).toMatchObject({
      status: 409,
    })
    expect(await patch(path, { ...ben, 'if-match': 'x' }, { label: 'By Ben' })).toMatchObject({
      status: 400,
    })
    expect(await patch(path, { ...ben, 'if-match': '*' }, { label: 'By Ben' })).toMatchObject({
      status: 200,
    })
  })

  test('know the saves of a client whose responses were lost', async () => {
    const { id, updatedAt } = await create('articles', { title: 'First' })
    const path = `/articles/${id}${DRAFT}`
    const ofTab = (tab: string) => ({ 'if-match': `"${updatedAt}", "${tab}"` })
    const save = (who: Record<string, string>, tab: string, title: string) =>
      patch(path, { ...who, ...ofTab(tab) }, { title })
    expect(await save(anna, 'tab-of-anna', 'A')).toMatchObject({ status: 200 })
    // Based on the same version, because the client does not know that the save before was stored.
    expect(await save(anna, 'tab-of-anna', 'Ab')).toMatchObject({ status: 200 })
    expect(await save(anna, 'another-tab', 'Other')).toMatchObject({ status: 409 })
    expect(await save(ben, 'tab-of-ben', 'B')).toMatchObject({ status: 409 })
    const { json } = await patch(path, ben, { title: 'By Ben' })
    expect(json).toMatchObject({ doc: { title: 'By Ben' } })
    expect(JSON.stringify(json)).not.toContain('tab-of')
    expect(await save(anna, 'tab-of-anna', 'Abc')).toMatchObject({ status: 409 })
    expect(await newest('articles', id)).toMatchObject({ title: 'By Ben' })
  })

  test.each(['x', '"2026-11-22T17:00:00.000Z", "short"', '"a-client-name"'])(
    'refuse If-Match: %s',
    async (header) => {
      const { id } = await create('articles', { title: 'First' })
      const refused = await patch(`/articles/${id}`, { ...anna, 'if-match': header }, { title: '' })
      expect(refused).toMatchObject({ status: 400 })
      expect(JSON.stringify(refused.json)).toContain('The header If-Match must contain')
    },
  )

  test('refuse an older version of a menu', async () => {
    const first = await saveMenu(anna, 'First')
    expect(first.status).toBe(200)
    const { updatedAt } = first.json.result
    expect(await saveMenu(anna, 'By Anna', updatedAt)).toMatchObject({ status: 200 })
    expect(await saveMenu(ben, 'By Ben', updatedAt)).toMatchObject({ status: 409 })
  })

  test('write in two languages at once; a shared field is refused', async () => {
    const { id, updatedAt } = await create('articles', { title: 'First' })
    const inLanguage = (locale: string) => `/articles/${id}${DRAFT}&locale=${locale}`
    expect(await patch(inLanguage('en'), anna, { title: 'English', updatedAt })).toMatchObject({
      status: 200,
    })
    const german = await patch(inLanguage('de'), ben, { title: 'Deutsch', updatedAt })
    expect(german.status).toBe(200)
    const author = { author: 'Anna', updatedAt: german.json.doc.updatedAt }
    expect(await patch(inLanguage('en'), anna, author)).toMatchObject({ status: 200 })
    const data = { title: 'Anders', updatedAt: german.json.doc.updatedAt }
    expect(await patch(inLanguage('de'), ben, data)).toMatchObject({ status: 409 })
    expect(
      await cms.payload.findByID({ collection: 'articles', id, draft: true, locale: 'all' }),
    ).toMatchObject({ title: { en: 'English', de: 'Deutsch' }, author: 'Anna' })
  })

  test('save at the same time: one succeeds', async () => {
    const { id, updatedAt } = await create('pages', { title: 'First' })
    const path = `/pages/${id}${DRAFT}`
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        patch(path, number % 2 ? anna : ben, { title: `Number ${number}`, updatedAt }),
      ),
    )
    const saved = saves.filter(({ status }) => status === 200)
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(await newest('pages', id)).toMatchObject({ title: saved[0]?.json.doc.title })
  })

  test('save a collection without drafts at the same time: one succeeds', async () => {
    const { id, updatedAt } = await create('filter-groups', { label: 'First' })
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        patch(`/filter-groups/${id}`, number % 2 ? anna : ben, {
          ...{ label: `Number ${number}`, updatedAt },
        }),
      ),
    )
    const saved = saves.filter(({ status }) => status === 200)
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(await newest('filter-groups', id)).toMatchObject({ label: saved[0]?.json.doc.label })
  })

  test('save a menu at the same time: one succeeds', async () => {
    const { updatedAt } = (await saveMenu(anna, 'First')).json.result
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        saveMenu(number % 2 ? anna : ben, `Number ${number}`, updatedAt),
      ),
    )
    const saved = saves.filter(({ status }) => status === 200)
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const { items } = await cms.payload.findGlobal({ slug: 'menu' })
    expect(items).toMatchObject([{ label: saved[0]?.json.result.items[0].label }])
  })

  test('keep the lock of the editor who saves', async () => {
    const { id, updatedAt } = await create('articles', { title: 'Locked' })
    const user = await cms.payload.find({
      collection: 'users',
      where: { name: { equals: 'Anna' } },
    })
    const document = { relationTo: 'articles', value: id }
    const data = { document, user: { relationTo: 'users', value: user.docs[0]?.id } }
    await create('payload-locked-documents', data)
    const path = `/articles/${id}${DRAFT}`
    expect(await patch(path, anna, { title: 'By Anna' })).toMatchObject({ status: 200 })
    expect(await patch(path, ben, { title: 'By Ben' })).toMatchObject({ status: 423 })
    expect(await newest('articles', id)).toMatchObject({ title: 'By Anna' })
    const locks = await request(`/payload-locked-documents?where[document.value][equals]=${id}`, {
      headers: ben,
    })
    // Editors do not read other accounts.
    const named = { value: { id: expect.any(Number), email: 'Anna' } }
    expect((await locks.json()).docs).toMatchObject([{ user: named }])
    const script = { 'content-type': 'application/json', ...INTERNAL_API }
    expect(await patch(path, script, { title: 'By a script' })).toMatchObject({ status: 200 })
    const outdated = await patch(path, anna, { title: 'Late', updatedAt })
    expect(outdated.json.errors[0].data).toMatchObject({ by: null })
    const { totalDocs } = await cms.payload.count({ collection: 'payload-locked-documents' })
    expect(totalDocs).toBe(1)
  })

  test.each([
    ['articles', { title: 'One' }, { title: 'Two' }],
    ['filter-groups', { label: 'One' }, { label: 'Two' }],
    ['redirects', { from: '/one', kind: 'url', url: '/two' }, { url: '/three' }],
    ['patterns', { label: 'One', drawing: DRAWING }, { label: 'Two' }],
  ])('lock %s while they are saved', async (collection, before, data) => {
    const { id, updatedAt } = await create(collection, before)
    const saved = await patch(`/${collection}/${id}?depth=0`, anna, { ...data, updatedAt })
    expect(saved).toMatchObject({ status: 200 })
    const again = await patch(`/${collection}/${id}?depth=0`, ben, { ...before, updatedAt })
    expect(again).toMatchObject({ status: 409 })
  })
})

const DRAWING = { wide: { columns: 2, tiles: [{ column: 0, row: 0, columns: 2, rows: 1 }] } }
