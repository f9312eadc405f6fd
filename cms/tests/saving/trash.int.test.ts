import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { purgeTrash } from '../../src/trash/purge-trash'
import { republish } from '../../src/publish/republish/republish'
import { videosDir } from '../../src/videos/folders'
import { mp4 } from '../../src/videos/testing/create-video'
import { uploadImage } from '../testing/images'
import { publishedBody, publishedRows } from '../testing/published'
import { send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const DAY_MS = 24 * 60 * 60 * 1000

onEachDatabase('the trash', (database) => {
  const cms = sharedCms(database, { LANGUAGES: 'en,de' })
  let editor: Record<string, string>
  let admin: Record<string, string>
  beforeAll(async () => {
    // The first account is an admin.
    admin = await signIn(cms, 'Ada')
    editor = await signIn(cms, 'Ben')
  })

  type Headers = Record<string, string>
  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const request = (method: string, path: string, headers: Headers, data?: object) =>
    send(cms, path, { method, headers, ...(data ? { body: JSON.stringify(data) } : {}) })
  /** As the admin's buttons do it. */
  const moveToTrash = (collection: string, id: number | string) =>
    request('PATCH', `/${collection}/${id}`, editor, { deletedAt: new Date().toISOString() })
  const restore = (collection: string, id: number | string, data: object = {}) =>
    request('PATCH', `/${collection}/${id}?trash=true`, editor, { deletedAt: null, ...data })
  const stored = (collection: string, id: number | string, locale = 'en') =>
    cms.payload.findByID({ collection, id, depth: 0, trash: true, locale })
  const isListed = async (collection: string, id: number | string) => {
    const response = await request('GET', `/${collection}?where[id][equals]=${id}`, editor)
    return (await response.json()).totalDocs === 1
  }
  const rows = async (word: string) =>
    (await publishedRows(cms.payload, 'article', 'page', 'redirect', 'image')).filter((row) =>
      row.includes(word),
    )

  test('takes a published article offline, and restores it with its relations and address', async () => {
    const group = await create('filter-groups', { label: 'Topic' })
    const term = await create('terms', { label: 'Print', group: group.id })
    const cover = await uploadImage(cms.payload, 'A cover', { width: 62 })
    const further = await uploadImage(cms.payload, 'A detail', { width: 63 })
    const relations = { terms: [term.id], cover: cover.id, furtherImages: [further.id] }
    const data = { title: 'Deleted', ...relations, _status: 'published' }
    const { id } = await create('articles', data)
    await republish(cms.payload)
    const content = async () => {
      const body = await publishedBody(cms.payload, 'article', id)
      return body && { ...body, modified: null }
    }
    const before = await content()
    expect(before).toMatchObject({ terms: [String(term.id)], cover: String(cover.id) })
    expect((await moveToTrash('articles', id)).status).toBe(200)
    expect(await rows('deleted')).toEqual(['article /articles/deleted gone'])
    expect(await isListed('articles', id)).toBe(false)
    expect((await republish(cms.payload)).written).toBe(0)
    expect((await restore('articles', id, { _status: 'published' })).status).toBe(200)
    expect(await rows('deleted')).toEqual(['article /articles/deleted live'])
    expect(await content()).toEqual(before)
    expect(await stored('articles', id)).toMatchObject(relations)
  })

  test('does not keep an address from others; a restored article gets another one', async () => {
    const { id } = await create('articles', { title: 'Address', _status: 'published' })
    await cms.payload.update({
      collection: 'articles',
      id,
      locale: 'de',
      data: { slug: 'adresse' },
    })
    await moveToTrash('articles', id)
    const other = await create('articles', { title: 'Address', _status: 'published' })
    expect(other['slug']).toBe('address')
    await cms.payload.update({
      ...{ collection: 'articles', id: other.id, locale: 'de' },
      data: { title: 'Adresse' },
    })
    expect((await restore('articles', id, { _status: 'published' })).status).toBe(200)
    expect(await stored('articles', id)).toMatchObject({ slug: 'address-2' })
    expect(await stored('articles', id, 'de')).toMatchObject({ slug: 'adresse-2' })
    expect(await rows('/articles/address')).toEqual([
      'article /articles/address live',
      'article /articles/address-2 live',
    ])
  })

  test('hides a term in its articles and groups until it is restored', async () => {
    const group = await create('filter-groups', { label: 'Year' })
    const term = await create('terms', { label: '1999', group: group.id })
    const article = { title: 'Of a year', terms: [term.id], _status: 'published' }
    const { id } = await create('articles', article)
    const published = async () => ({
      article: (await publishedBody(cms.payload, 'article', id))?.['terms'],
      group: (await publishedBody(cms.payload, 'filter-group', group.id))?.['terms'],
    })
    const before = await published()
    expect(before.article).toEqual([String(term.id)])
    await moveToTrash('terms', term.id)
    expect(await published()).toEqual({ article: [], group: [] })
    const deletion = cms.payload.delete({ collection: 'filter-groups', id: group.id })
    await expect(deletion).rejects.toThrow('This filter group still has 1 term')
    const same = await create('terms', { label: '1999', group: group.id })
    expect(same['slug']).toBe('1999')
    await restore('terms', term.id)
    expect((await published()).article).toEqual([String(term.id)])
    expect(await stored('terms', term.id)).toMatchObject({ slug: '1999-2' })
  })

  test('refuses what a published document uses', async () => {
    const image = await uploadImage(cms.payload, 'A grey square')
    const data = { title: 'Used', cover: image.id, _status: 'published' }
    const { id } = await create('articles', data)
    expect(await publishedBody(cms.payload, 'media', image.id)).not.toBeNull()
    const refused = await moveToTrash('media', image.id)
    expect(refused.status).toBe(409)
    expect((await refused.json()).errors[0].message).toContain('is used by /articles/used')
    await moveToTrash('articles', id)
    expect((await moveToTrash('media', image.id)).status).toBe(200)
    expect(await publishedBody(cms.payload, 'media', image.id)).toBeNull()
    expect((await republish(cms.payload)).written).toBe(0)
    expect((await restore('media', image.id)).status).toBe(200)
    await restore('articles', id, { _status: 'published' })
    expect(await publishedBody(cms.payload, 'media', image.id)).not.toBeNull()
  })

  test('does not publish an image in the trash with a draft that uses it', async () => {
    const image = await uploadImage(cms.payload, 'A grey square', { width: 61 })
    const { id } = await create('articles', { title: 'Still a draft', cover: image.id })
    expect((await moveToTrash('media', image.id)).status).toBe(200)
    const published = await request('PATCH', `/articles/${id}`, editor, { _status: 'published' })
    expect(published.status).toBe(200)
    expect(await publishedBody(cms.payload, 'article', id)).not.toBeNull()
    expect(await publishedBody(cms.payload, 'media', image.id)).toBeNull()
    expect((await republish(cms.payload)).written).toBe(0)
    await restore('media', image.id)
    expect(await publishedBody(cms.payload, 'media', image.id)).not.toBeNull()
  })

  test('restores redirects, unless their address is taken', async () => {
    const data = { from: '/old', kind: 'url', url: 'https://example.org/a' }
    const { id } = await create('redirects', data)
    await moveToTrash('redirects', id)
    expect(await rows('/old')).toEqual(['redirect /old gone'])
    expect((await restore('redirects', id)).status).toBe(200)
    expect(await rows('/old')).toEqual(['redirect /old live'])
    await moveToTrash('redirects', id)
    await create('redirects', { ...data, url: 'https://example.org/b' })
    const refused = await restore('redirects', id)
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors[0].message).toContain('Another redirect from /old')
  })

  test('is emptied by admins, and after 30 days', async () => {
    const ids = []
    for (const title of ['One', 'Two', 'Three']) {
      const { id } = await create('articles', { title })
      await moveToTrash('articles', id)
      ids.push(id)
    }
    const [one, two, three] = ids
    const remove = (id: unknown, headers: Headers) =>
      request('DELETE', `/articles/${id}?trash=true`, headers)
    expect((await remove(one, editor)).status).toBe(403)
    expect((await remove(one, admin)).status).toBe(200)
    await cms.payload.db.updateOne({
      collection: 'articles',
      id: Number(two),
      data: { deletedAt: new Date(Date.now() - 31 * DAY_MS).toISOString() },
    })
    expect(await purgeTrash(cms.payload)).toBe(1)
    await expect(stored('articles', Number(two))).rejects.toThrow('Not Found')
    expect(await stored('articles', Number(three))).toMatchObject({ title: 'Three' })
  })

  test('keeps the file of a video, restores it with its pages, and deletes it when it is emptied', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ title: 'The press' }))
    form.set('file', new Blob([new Uint8Array(mp4())]), 'press.mp4')
    const { authorization = '' } = editor
    const uploaded = await send(cms, '/videos', {
      ...{ method: 'POST', body: form, headers: { authorization } },
    })
    const { id, filename } = (await uploaded.json()).doc
    const blocks = [{ blockType: 'video', title: 'At work', video: id }]
    const page = { title: 'Video', blocks, _status: 'published' }
    const { id: pageId } = await create('pages', page)
    const file = path.join(videosDir(cms.settings.dataDir), filename)

    expect(await publishedBody(cms.payload, 'video', id)).not.toBeNull()
    const refused = await moveToTrash('videos', id)
    expect(refused.status).toBe(409)
    await moveToTrash('pages', pageId)
    expect((await moveToTrash('videos', id)).status).toBe(200)
    expect([await isListed('videos', id), existsSync(file)]).toEqual([false, true])
    expect(await publishedBody(cms.payload, 'video', id)).toBeNull()
    expect((await republish(cms.payload)).written).toBe(0)
    const restored = await restore('videos', id)
    expect([restored.status, await isListed('videos', id)]).toEqual([200, true])
    expect((await restore('pages', pageId, { _status: 'published' })).status).toBe(200)
    const published = JSON.stringify(await publishedBody(cms.payload, 'video', id))
    expect(published).toContain(filename)

    await moveToTrash('pages', pageId)
    await moveToTrash('videos', id)
    const remove = (headers: Headers) => request('DELETE', `/videos/${id}?trash=true`, headers)
    expect((await remove(editor)).status).toBe(403)
    await request('DELETE', `/pages/${pageId}?trash=true`, admin)
    expect([(await remove(admin)).status, existsSync(file)]).toEqual([200, false])
  })

  test('takes a page offline, and restores it with its address, its blocks and its pattern', async () => {
    const drawn = { label: 'A pattern', drawing: DRAWING }
    const { id: pattern } = await create('patterns', drawn)
    const gallery = { blockType: 'gallery', galleryId: 'work', title: 'Work' }
    const blocks = [{ ...gallery, pattern: 'custom', customPattern: pattern }]
    const data = { title: 'Exhibition', blocks, _status: 'published' }
    const { id } = await create('pages', data)
    const content = async () => {
      const page = await publishedBody(cms.payload, 'page', id)
      return {
        page: page && { ...page, modified: null },
        pattern: await publishedBody(cms.payload, 'pattern', pattern),
      }
    }
    const before = await content()
    expect(before).toMatchObject({
      page: { blocks: [{ pattern: { custom: String(pattern) } }] },
      pattern: { label: 'A pattern', breakpoints: { wide: { columns: 2 } } },
    })

    const refused = await moveToTrash('patterns', pattern)
    expect(refused.status).toBe(409)
    expect((await refused.json()).errors[0].message).toContain('"Exhibition" uses this pattern')
    expect((await moveToTrash('pages', id)).status).toBe(200)
    expect(await rows('/exhibition')).toEqual(['page /exhibition gone'])
    expect(await content()).toEqual({ page: null, pattern: before.pattern })
    expect((await moveToTrash('patterns', pattern)).status).toBe(200)
    expect(await content()).toEqual({ page: null, pattern: null })
    expect([await isListed('pages', id), await isListed('patterns', pattern)]).toEqual([
      false,
      false,
    ])
    expect((await republish(cms.payload)).written).toBe(0)

    expect((await restore('patterns', pattern)).status).toBe(200)
    expect(await stored('patterns', pattern)).toMatchObject(drawn)
    expect((await restore('pages', id, { _status: 'published' })).status).toBe(200)
    expect(await content()).toEqual(before)
    expect(await rows('/exhibition')).toEqual(['page /exhibition live'])
    expect([await isListed('pages', id), await isListed('patterns', pattern)]).toEqual([true, true])
    expect((await republish(cms.payload)).written).toBe(0)
  })

  test('does not keep the address of a page from others; a restored page gets another one', async () => {
    const data = { title: 'Imprint', _status: 'published' }
    const { id } = await create('pages', data)
    await cms.payload.update({
      collection: 'pages',
      id,
      locale: 'de',
      data: { title: 'Impressum' },
    })
    await moveToTrash('pages', id)
    const other = await create('pages', data)
    expect(other['slug']).toBe('imprint')
    await cms.payload.update({
      ...{ collection: 'pages', id: other.id, locale: 'de' },
      data: { title: 'Impressum' },
    })
    expect((await restore('pages', id, { _status: 'published' })).status).toBe(200)
    expect(await stored('pages', id)).toMatchObject({ slug: 'imprint-2' })
    expect(await stored('pages', id, 'de')).toMatchObject({ slug: 'impressum-2' })
    expect(await rows('/im')).toEqual([
      'page /imprint live',
      'page /de/impressum live',
      'page /imprint-2 live',
      'page /de/impressum-2 live',
    ])
  })
})

const DRAWING = { wide: { columns: 2, tiles: [{ column: 0, row: 0, columns: 2, rows: 1 }] } }
