import { beforeAll, expect, test } from 'vitest'
import { publishedBody } from '../testing/published'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('a change of many documents', (database) => {
  const cms = sharedCms(database)
  let ada: Record<string, string>
  let eve: Record<string, string>
  beforeAll(async () => {
    ada = await signIn(cms, 'Ada')
    eve = await signIn(cms, 'Eve')
  })

  async function createArticles(...titles: string[]): Promise<number[]> {
    const ids: number[] = []
    for (const title of titles)
      ids.push(Number((await cms.payload.create({ collection: 'articles', data: { title } })).id))
    return ids
  }
  /** @returns the id of the change */
  async function change(collection: string, ids: number[], data: object, query = '') {
    const where = `where[id][in]=${ids.join(',')}`
    const init = { method: 'PATCH', headers: ada, body: JSON.stringify(data) }
    const response = await send(cms, `/${collection}?${where}${query}`, init)
    expect(response.status).toBe(200)
    return Number(response.headers.get('x-bulk-change'))
  }
  const undo = async (id: number, headers = ada) => {
    const response = await post(cms, `/undo/${id}`, {}, headers)
    return { status: response.status, json: await response.json() }
  }
  const find = async (collection: string, ids: number[], more: object = {}) => {
    const where = { id: { in: ids } }
    const { docs } = await cms.payload.find({ collection, where, depth: 0, sort: 'id', ...more })
    return docs
  }

  test('is undone once, by who made it; what others changed since stays', async () => {
    const ids = await createArticles('One', 'Two', 'Three')
    const id = await change('articles', ids, { excerpt: 'Same for all' }, '&draft=true')
    const list = await send(cms, '/undo/last', { headers: ada })
    expect((await list.json()).change).toEqual({
      ...{ id, kind: 'changed', documents: 3, collection: 'Articles' },
    })
    const data = { title: 'Three, by Eve' }
    await cms.payload.update({ collection: 'articles', id: ids[2] ?? 0, data, draft: true })
    expect((await undo(id, eve)).status).toBe(404)
    expect(await undo(id)).toMatchObject({
      json: { undone: 2, kept: [{ id: ids[2], title: 'Three, by Eve' }] },
    })
    expect(
      (await find('articles', ids, { draft: true })).map((doc) => doc['excerpt'] ?? ''),
    ).toEqual(['', '', 'Same for all'])
    expect((await undo(id)).status).toBe(404)
  })

  test('that deletes is undone with relations and address', async () => {
    const ids = await createArticles('Kept', 'Kept too')
    const id = await change('articles', ids, { deletedAt: new Date().toISOString() })
    expect(await find('articles', ids)).toEqual([])
    expect((await undo(id)).json).toEqual({ undone: 2, kept: [] })
    expect((await find('articles', ids)).map(({ slug }) => slug)).toEqual(['kept', 'kept-too'])
  })

  test('that publishes makes published ones what they were, and the others drafts', async () => {
    const [live = 0, draft = 0] = await createArticles('Live', 'Draft')
    const { payload } = cms
    await payload.update({ collection: 'articles', id: live, data: { _status: 'published' } })
    const data = { title: 'Live, changed' }
    await payload.update({ collection: 'articles', id: live, data, draft: true })
    const id = await change('articles', [live, draft], { _status: 'published' })
    const titles = async () =>
      Promise.all(
        [live, draft].map(
          async (each) => (await publishedBody(payload, 'article', each))?.['title'],
        ),
      )
    expect(await titles()).toEqual(['Live', 'Draft'].map((title) => expect.stringContaining(title)))
    expect((await undo(id)).json).toEqual({ undone: 2, kept: [] })
    expect(await titles()).toEqual(['Live', undefined])
    const newest = await find('articles', [live, draft], { draft: true })
    expect(newest.map(({ title }) => title)).toEqual(['Live, changed', 'Draft'])
  })

  test('of documents without drafts is undone too', async () => {
    const group = await cms.payload.create({ collection: 'filter-groups', data: { label: 'A' } })
    const other = await cms.payload.create({ collection: 'filter-groups', data: { label: 'B' } })
    const ids: number[] = []
    for (const label of ['x', 'y']) {
      const data = { label, group: group.id }
      ids.push(Number((await cms.payload.create({ collection: 'terms', data })).id))
    }
    const id = await change('terms', ids, { group: other.id })
    expect((await undo(id)).json).toEqual({ undone: 2, kept: [] })
    expect((await find('terms', ids)).map((term) => term['group'])).toEqual([group.id, group.id])
  })
})
