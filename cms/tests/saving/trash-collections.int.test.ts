import { beforeAll, expect, test } from 'vitest'
import { purgeTrash, TRASH_DAYS } from '../../src/trash/purge-trash'
import { mp4 } from '../../src/videos/testing/create-video'
import { uploadImage } from '../testing/images'
import { send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

type Headers = Record<string, string>
type Id = number | string

const DAY_MS = 24 * 60 * 60 * 1000
const DRAWING = { wide: { columns: 2, tiles: [{ column: 0, row: 0, columns: 2, rows: 1 }] } }

onEachDatabase('the trash of each collection', (database) => {
  const cms = sharedCms(database, { LANGUAGES: 'en,de' })
  let admin: Headers
  let editor: Headers
  let author: Headers
  /** A document of each collection that has a trash. */
  let documents: readonly (readonly [collection: string, id: Id])[]
  beforeAll(async () => {
    // The first account is an admin.
    admin = await signIn(cms, 'Ada')
    editor = await signIn(cms, 'Ben')
    author = await signIn(cms, 'Cleo', 'author')
    documents = Object.entries(await createDocuments())
  })

  async function request(method: string, path: string, headers: Headers, data?: object) {
    const body = data && { body: JSON.stringify(data) }
    const response = await send(cms, path, { method, headers, ...body })
    return { status: response.status, json: await response.json() }
  }
  async function createDocuments(): Promise<Readonly<Record<string, Id>>> {
    const group = await create('filter-groups', { label: 'Year' })
    const url = 'https://example.org'
    return {
      articles: await create('articles', { title: 'Old' }),
      pages: await create('pages', { title: 'Old' }),
      media: (await uploadImage(cms.payload, 'A grey square')).id,
      videos: await uploadVideo(),
      terms: await create('terms', { label: '1999', group }),
      patterns: await create('patterns', { label: 'Ours', drawing: DRAWING }),
      redirects: await create('redirects', { from: '/before', kind: 'url', url }),
    }
  }
  const create = async (collection: string, data: object): Promise<Id> =>
    (await cms.payload.create({ collection, data })).id
  async function uploadVideo(): Promise<Id> {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ title: 'The press' }))
    form.set('file', new Blob([new Uint8Array(mp4())]), 'press.mp4')
    const { authorization = '' } = editor
    const init = { method: 'POST', body: form, headers: { authorization } }
    return (await (await send(cms, '/videos', init)).json()).doc.id
  }
  const moveToTrash = async (collection: string, id: Id) => {
    const data = { deletedAt: new Date().toISOString() }
    return (await request('PATCH', `/${collection}/${id}`, editor, data)).status
  }
  const idsOf = async (path: string): Promise<readonly Id[]> => {
    const { json } = await request('GET', path, editor)
    return json.docs.map(({ id }: { id: Id }) => id)
  }
  /** As the trash of the admin lists it. */
  const listTrash = (collection: string) =>
    idsOf(`/${collection}?trash=true&where[deletedAt][exists]=true`)
  const setAge = (collection: string, id: Id, days: number) =>
    cms.payload.db.updateOne({
      ...{ collection, id: Number(id), returning: false },
      data: { deletedAt: new Date(Date.now() - days * DAY_MS).toISOString() },
    })

  test('exists for articles, pages, images, videos, terms, patterns and redirects only', () => {
    const withTrash = cms.payload.config.collections.filter(({ trash }) => trash)
    expect(withTrash.map(({ slug }) => slug).toSorted()).toEqual(
      documents.map(([collection]) => collection).toSorted(),
    )
  })

  test('lists what was deleted, and the usual list does not', async () => {
    for (const [collection, id] of documents) {
      expect([collection, await listTrash(collection)]).toEqual([collection, []])
      expect([collection, await idsOf(`/${collection}`)]).toEqual([collection, [id]])
      expect([collection, await moveToTrash(collection, id)]).toEqual([collection, 200])
      expect([collection, await listTrash(collection)]).toEqual([collection, [id]])
      expect([collection, await idsOf(`/${collection}`)]).toEqual([collection, []])
    }
  })

  test('is not emptied by editors and authors, one by one or all at once', async () => {
    for (const [collection, id] of documents)
      for (const headers of [editor, author])
        for (const where of ['where[deletedAt][exists]=true', `where[id][in]=${id}`])
          for (const path of [
            `/${collection}?${where}&trash=true`,
            `/${collection}/${id}?trash=true`,
          ]) {
            const { status } = await request('DELETE', path, headers)
            expect([path, status]).toEqual([path, 403])
            expect(await listTrash(collection)).toEqual([id])
          }
  })

  test('is not emptied by authors for drafts of their own', async () => {
    const { json } = await request('POST', '/articles?draft=true', author, { title: 'Own' })
    const { id } = json.doc
    const deletedAt = new Date().toISOString()
    await request('PATCH', `/articles/${id}`, author, { deletedAt })
    const path = `/articles?where[id][in]=${id}&trash=true`
    expect((await request('DELETE', path, author)).status).toBe(403)
    expect(await listTrash('articles')).toContain(id)
    expect((await request('DELETE', path, admin)).json.docs).toMatchObject([{ id }])
    expect(await listTrash('articles')).not.toContain(id)
  })

  test('keeps a document for 29 days, and deletes it for good after 31', async () => {
    for (const [collection, id] of documents) {
      await setAge(collection, id, TRASH_DAYS - 1)
      expect([collection, await purgeTrash(cms.payload)]).toEqual([collection, 0])
      expect([collection, await listTrash(collection)]).toEqual([collection, [id]])
      await setAge(collection, id, TRASH_DAYS + 1)
      expect([collection, await purgeTrash(cms.payload)]).toEqual([collection, 1])
      expect([collection, await listTrash(collection)]).toEqual([collection, []])
    }
  })

  test('is emptied by admins, all at once', async () => {
    for (const [collection, id] of Object.entries(await createDocuments())) {
      await moveToTrash(collection, id)
      const path = `/${collection}?where[deletedAt][exists]=true&trash=true`
      const { json } = await request('DELETE', path, admin)
      expect([collection, json.docs.length, json.errors]).toEqual([collection, 1, []])
      expect([collection, await listTrash(collection)]).toEqual([collection, []])
    }
  })
})
