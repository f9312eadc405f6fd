import { beforeAll, expect, test } from 'vitest'
import { publishedBody } from '../testing/published'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('merging terms', (database) => {
  const cms = sharedCms(database)
  let ada: Record<string, string>
  let author: Record<string, string>
  beforeAll(async () => {
    ada = await signIn(cms, 'Ada')
    author = await signIn(cms, 'Otto', 'author')
  })

  const create = async (collection: string, data: object, more: object = {}) => {
    const { id } = await cms.payload.create({ collection, data, ...more })
    return Number(id)
  }
  const termsOf = async (collection: string, id: number, draft = true) => {
    const doc = await cms.payload.findByID({ collection, id, draft, depth: 0 })
    return doc['terms']
  }
  const usesOf = async (id: number) =>
    (await send(cms, `/terms/${id}/uses`, { headers: ada })).json()

  async function createTerms() {
    const group = await create('filter-groups', { label: 'Topic' })
    const print = await create('terms', { label: 'Print', group })
    const prints = await create('terms', { label: 'Prints', group })
    return { group, print, prints }
  }

  test('replaces one by the other in published documents, drafts, the trash and old versions', async () => {
    const { group, print, prints } = await createTerms()
    const published = await create('articles', {
      ...{ title: 'Published', terms: [prints], _status: 'published' },
    })
    const both = await create('articles', {
      ...{ title: 'Both', terms: [prints, print], _status: 'published' },
    })
    const update = (id: number, data: object) =>
      cms.payload.update({ collection: 'articles', id, data, draft: true })
    // Only the draft of this one has no term any more; only the draft of the other has it.
    await update(published, { terms: [] })
    const draft = await create('articles', { title: 'Draft' }, { draft: true })
    await update(draft, { terms: [prints] })
    const trashed = await create('articles', { title: 'Trashed', terms: [prints] })
    await update(trashed, { deletedAt: new Date().toISOString() })
    const gallery = {
      ...{ blockType: 'gallery', galleryId: 'work', title: 'Work', terms: [prints] },
      groups: [{ group, form: 'buttons' }],
    }
    const page = await create('pages', {
      ...{ title: 'Home', blocks: [gallery], _status: 'published' },
    })

    expect(await usesOf(prints)).toMatchObject({
      articles: { count: 2 },
      images: { count: 0, shown: [] },
      galleries: {
        count: 1,
        shown: [{ title: 'Work (Home)', path: `/collections/pages/${page}` }],
      },
    })
    const response = await post(cms, `/terms/${prints}/merge`, { into: print }, ada)
    expect({ status: response.status, json: await response.json() }).toEqual({
      ...{ status: 200, json: { into: print } },
    })

    expect(await termsOf('articles', published, false)).toEqual([print])
    expect(await termsOf('articles', published)).toEqual([])
    expect(await termsOf('articles', both)).toEqual([print])
    expect(await termsOf('articles', draft)).toEqual([print])
    const { docs } = await cms.payload.find({
      ...{ collection: 'articles', where: { id: { equals: trashed } }, trash: true, depth: 0 },
    })
    expect(docs[0]).toMatchObject({ terms: [print] })
    const versions = await cms.payload.findVersions({
      ...{ collection: 'articles', where: { parent: { equals: published } }, depth: 0, limit: 9 },
    })
    expect(versions.docs.map(({ version }) => version['terms']).flat()).not.toContain(prints)

    expect(await publishedBody(cms.payload, 'article', both)).toMatchObject({
      terms: [String(print)],
    })
    expect(await publishedBody(cms.payload, 'page', page)).toMatchObject({
      blocks: [{ articles: { query: { terms: [String(print)] } } }],
    })
    expect(await publishedBody(cms.payload, 'filter-group', group)).toMatchObject({
      terms: [{ id: String(print), slug: 'print', label: 'Print', formerSlugs: ['prints'] }],
    })
    expect(await usesOf(prints)).toMatchObject({ articles: { count: 0 }, galleries: { count: 0 } })
  })

  test('keeps the addresses of terms that were merged or renamed before', async () => {
    const { group, print, prints } = await createTerms()
    await cms.payload.update({ collection: 'terms', id: prints, data: { slug: 'printed' } })
    await post(cms, `/terms/${prints}/merge`, { into: print }, ada)
    expect(await publishedBody(cms.payload, 'filter-group', group)).toMatchObject({
      terms: [{ slug: 'print', formerSlugs: ['printed', 'prints'] }],
    })
  })

  test('is refused with a sentence, and nothing changes', async () => {
    const { print, prints } = await createTerms()
    const other = await create('filter-groups', { label: 'Year' })
    const year = await create('terms', { label: '2026', group: other })
    const reason = async (into: number, headers = ada, id = prints) => {
      const response = await post(cms, `/terms/${id}/merge`, { into }, headers)
      const { errors } = await response.json()
      return [response.status, errors[0].message]
    }
    expect(await reason(prints)).toEqual([
      ...[400, 'Choose another term. A term cannot be merged into itself.'],
    ])
    expect(await reason(year)).toEqual([400, 'Both terms must be in the same filter group.'])
    expect(await reason(999_999)).toEqual([404, 'This term does not exist any more.'])
    expect(await reason(print, author)).toEqual([403, 'Terms are merged by editors. Ask one.'])
    const found = await cms.payload.findByID({ collection: 'terms', id: prints })
    expect(found['deletedAt'] ?? null).toBeNull()
  })
})
