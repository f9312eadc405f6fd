import { beforeAll, expect, test } from 'vitest'
import { uploadImage } from '../testing/images'
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

  /** A published article, one with a newer draft, and a draft: each with a term and a cover. */
  async function createWithRelations(name: string) {
    const { payload } = cms
    const group = await payload.create({ collection: 'filter-groups', data: { label: name } })
    const label = { label: 'Print', group: group.id }
    const term = await payload.create({ collection: 'terms', data: label })
    const cover = await uploadImage(payload, 'A grey square')
    const relations = { terms: [term.id], cover: cover.id }
    const [live = 0, edited = 0, draft = 0] = await createArticles(
      ...['live', 'edited', 'draft'].map((state) => `${name} ${state}`),
    )
    const update = (id: number, data: object, isDraft = false) =>
      payload.update({ collection: 'articles', id, data, draft: isDraft })
    await update(live, { ...relations, _status: 'published' })
    await update(edited, { ...relations, _status: 'published' })
    await update(edited, { title: 'Newer', terms: [], cover: null, slug: `${name}-newer` }, true)
    await update(draft, relations, true)
    return [live, edited, draft]
  }
  /** What visitors and editors see of articles. */
  async function stateOf(ids: number[]) {
    const select = ({ title, slug, terms, cover, _status }: Record<string, unknown>) => ({
      ...{ title, slug, terms, cover, _status },
    })
    return {
      newest: (await find('articles', ids, { draft: true })).map(select),
      live: await Promise.all(ids.map(liveContent)),
      paths: await publishedPaths(ids),
    }
  }
  /** Without the time of the last change. */
  const liveContent = async (id: number) => {
    const body = await publishedBody(cms.payload, 'article', id)
    return body && { ...body, modified: null }
  }
  const publishedPaths = async (ids: number[]) => {
    const { docs } = await cms.payload.db.find<{ id: number; path: string; body: unknown }>({
      collection: 'publications',
      where: { and: [{ kind: { equals: 'article' } }, { key: { in: ids.map(String) } }] },
      ...{ pagination: false, limit: 0, sort: 'path' },
    })
    return docs.map(({ path, body }) => `${path} ${body ? 'live' : 'gone'}`)
  }

  test('that deletes is undone with publications, newer drafts, relations and addresses', async () => {
    const ids = await createWithRelations('Deleted')
    const before = await stateOf(ids)
    expect(before.paths).toEqual(['/articles/deleted-edited live', '/articles/deleted-live live'])
    expect(before.newest.map(({ title }) => title)).toEqual([
      ...['Deleted live', 'Newer', 'Deleted draft'],
    ])
    const id = await change('articles', ids, { deletedAt: new Date().toISOString() })
    expect(await stateOf(ids)).toEqual({
      newest: [],
      live: [null, null, null],
      paths: ['/articles/deleted-edited gone', '/articles/deleted-live gone'],
    })
    expect((await undo(id)).json).toEqual({ undone: 3, kept: [] })
    expect(await stateOf(ids)).toEqual(before)
    const published = await find('articles', ids, { where: { _status: { equals: 'published' } } })
    expect(published.map(({ title }) => title)).toEqual(['Deleted live', 'Deleted edited'])
  })

  test('that deletes is undone with new addresses when others have taken them', async () => {
    const ids = await createArticles('Taken')
    const [taken = 0] = ids
    const { payload } = cms
    await payload.update({ collection: 'articles', id: taken, data: { _status: 'published' } })
    const data = { title: 'Newer', slug: 'newer' }
    await payload.update({ collection: 'articles', id: taken, data, draft: true })
    const id = await change('articles', ids, { deletedAt: new Date().toISOString() })
    const [other = 0] = await createArticles('Taken')
    expect((await undo(id)).json).toEqual({ undone: 1, kept: [] })
    expect((await find('articles', [taken, other])).map(({ slug }) => slug)).toEqual([
      ...['taken-2', 'taken'],
    ])
    expect(await find('articles', ids, { draft: true })).toMatchObject([{ ...data }])
  })

  test('that unpublishes is undone with publications, newer drafts and relations', async () => {
    const ids = await createWithRelations('Unpublished')
    const before = await stateOf(ids)
    const id = await change('articles', ids, { _status: 'draft' })
    const after = await stateOf(ids)
    expect(after.live).toEqual([null, null, null])
    // Nothing that an editor did is lost: the form shows the newer drafts.
    expect(after.newest).toEqual(before.newest.map((doc) => ({ ...doc, _status: 'draft' })))
    expect((await undo(id)).json).toEqual({ undone: 3, kept: [] })
    expect(await stateOf(ids)).toEqual(before)
  })

  test('that restores is undone: documents are in the trash again, since when they were', async () => {
    const ids = await createWithRelations('Restored')
    await change('articles', ids, { deletedAt: new Date().toISOString() })
    const dates = async () =>
      (await find('articles', ids, { trash: true })).map((doc) => [
        doc['deletedAt'],
        doc['_status'],
      ])
    const before = await dates()
    const id = await change(
      'articles',
      ids,
      { deletedAt: null, _status: 'published' },
      '&trash=true',
    )
    expect(await dates()).toEqual(ids.map(() => [null, 'published']))
    expect((await stateOf(ids)).live).not.toContain(null)
    expect((await undo(id)).json).toEqual({ undone: 3, kept: [] })
    expect(await dates()).toEqual(before)
    expect(await stateOf(ids)).toMatchObject({ newest: [], live: [null, null, null] })
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
