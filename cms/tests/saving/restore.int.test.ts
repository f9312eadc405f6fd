import { beforeAll, expect, test } from 'vitest'
import { uploadImage } from '../testing/images'
import { publishedBody } from '../testing/published'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('restoring a version', (database) => {
  const cms = sharedCms(database)
  let editor: Record<string, string>
  beforeAll(async () => {
    editor = await signIn(cms, 'Ada')
  })

  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const inCollection = (collection: 'articles' | 'pages') => ({
    update: (id: number | string, data: object, draft = false) =>
      cms.payload.update({ collection, id, data, draft }),
    stored: (id: number | string, draft: boolean) =>
      cms.payload.findByID({ collection, id, draft, depth: 0 }),
    async restore(id: number | string, title: string, query = '') {
      const { docs } = await cms.payload.findVersions({
        collection,
        where: { and: [{ parent: { equals: id } }, { 'version.title': { equals: title } }] },
      })
      return post(cms, `/${collection}/versions/${docs[0]?.id}${query}`, {}, editor)
    },
  })
  const { update, stored, restore } = inCollection('articles')

  test.each([
    ['articles', 'article'],
    ['pages', 'page'],
  ] as const)('of %s makes a draft of a draft; they stay published', async (collection, kind) => {
    const { update, stored, restore } = inCollection(collection)
    const { id } = await create(collection, { title: 'Draft' })
    await update(id, { title: 'Published', _status: 'published' })
    const { slug } = await stored(id, false)
    for (const query of ['', '?draft=false']) {
      expect((await restore(id, 'Draft', query)).status).toBe(200)
      expect(await stored(id, false)).toMatchObject({ title: 'Published', _status: 'published' })
      expect(await stored(id, true)).toMatchObject({ title: 'Draft', slug, _status: 'draft' })
      expect((await publishedBody(cms.payload, kind, id))?.['title']).toBe('Published')
    }
    await update(id, { _status: 'published' })
    expect((await publishedBody(cms.payload, kind, id))?.['title']).toBe('Draft')
  })

  test('of a page restores its blocks, also after it was in the trash', async () => {
    const page = inCollection('pages')
    const gallery = { blockType: 'gallery', galleryId: 'work', title: 'Work' }
    const data = { title: 'Gallery', blocks: [gallery], _status: 'published' }
    const { id } = await create('pages', data)
    const before = await publishedBody(cms.payload, 'page', id)
    await page.update(id, { title: 'Empty', blocks: [], _status: 'published' })
    await page.update(id, { deletedAt: new Date().toISOString() })
    expect((await page.restore(id, 'Gallery')).status).toBe(403)
    const restored = { deletedAt: null, _status: 'published' }
    await cms.payload.update({ collection: 'pages', id, data: restored, trash: true })
    expect((await page.restore(id, 'Gallery')).status).toBe(200)
    expect(await page.stored(id, false)).toMatchObject({ title: 'Empty', blocks: [] })
    expect(await page.stored(id, true)).toMatchObject({ title: 'Gallery', blocks: [gallery] })
    await page.update(id, { _status: 'published' })
    const after = await publishedBody(cms.payload, 'page', id)
    expect({ ...after, modified: null }).toEqual({ ...before, modified: null })
  })

  test('makes a draft of a published version, also if it could not be published now', async () => {
    const image = await uploadImage(cms.payload, 'A grey square')
    const data = { title: 'First', cover: image.id, _status: 'published' }
    const { id } = await create('articles', data)
    await update(id, { title: 'Second', cover: null, _status: 'published' })
    await cms.payload.update({ collection: 'media', id: image.id, data: { alt: '' } })
    expect((await restore(id, 'First')).status).toBe(200)
    expect((await publishedBody(cms.payload, 'article', id))?.['title']).toBe('Second')
    expect(await stored(id, true)).toMatchObject({ title: 'First', _status: 'draft' })
  })

  test('is a change for whoever has the document open', async () => {
    const { id } = await create('articles', { title: 'First' })
    const open = await update(id, { title: 'Second' }, true)
    await restore(id, 'First')
    const path = `/articles/${id}?draft=true`
    const body = JSON.stringify({ title: 'Third', updatedAt: open.updatedAt })
    expect((await send(cms, path, { method: 'PATCH', headers: editor, body })).status).toBe(409)
  })

  test(
    'is possible for all versions of the last day, and for fewer older ones',
    { tags: 'long' },
    async () => {
      const { id } = await create('articles', { title: 'Draft 0' })
      for (let n = 1; n <= 54; n++) await update(id, { title: `Draft ${n}` }, true)
      const where = { parent: { equals: id } }
      const count = async () =>
        (await cms.payload.db.countVersions({ collection: 'articles', where })).totalDocs
      expect(await count()).toBe(55)
      const { docs } = await cms.payload.db.findVersions({
        ...{ collection: 'articles', where, pagination: false, sort: 'updatedAt' },
      })
      for (const { id: version, version: content } of docs.slice(0, 4))
        await cms.payload.db.updateVersion({
          ...{ collection: 'articles', id: version, returning: false },
          versionData: { version: content, updatedAt: '2026-01-01T10:00:00.000Z' },
        })
      await update(id, { title: 'Last' }, true)
      // Of the four versions of one day, one is left.
      expect(await count()).toBe(53)
    },
  )
})
