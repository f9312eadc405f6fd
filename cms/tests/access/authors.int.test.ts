import { beforeAll, expect, test } from 'vitest'
import { createImageFile } from '../testing/images'
import { publishedBody } from '../testing/published'
import { INTERNAL_API, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

type Headers = Record<string, string>

onEachDatabase('an author', (database) => {
  const cms = sharedCms(database, { LANGUAGES: 'en,de' })
  let editor: Headers
  let author: Headers
  let other: Headers
  beforeAll(async () => {
    // The first account is an admin.
    await signIn(cms, 'Ada')
    editor = await signIn(cms, 'Ben')
    author = await signIn(cms, 'Cleo', 'author')
    other = await signIn(cms, 'Dan', 'author')
  })

  const request = async (method: string, path: string, headers: Headers, data?: object) => {
    const body = data && { body: JSON.stringify(data) }
    const response = await send(cms, path, { method, headers, ...body })
    return { status: response.status, json: await response.json() }
  }
  const idOf = ({ json }: { json: { doc: { id: number } } }) => json.doc.id
  const draft = async (headers: Headers, data: object = { title: 'Tide' }) =>
    idOf(await request('POST', '/articles?draft=true', headers, data))
  const publish = (id: number) =>
    request('PATCH', `/articles/${id}`, editor, { _status: 'published' })
  const titleOnSite = async (id: number) =>
    (await publishedBody(cms.payload, 'article', id))?.['title']
  const sendImage = async (headers: Headers, name: string, fields: object = {}) => {
    const { data } = await createImageFile({ name, width: 60 + name.length })
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'Sea', ...fields }))
    form.set('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), name)
    const { authorization = '' } = headers
    const init = { method: 'POST', body: form, headers: { authorization } }
    const response = await send(cms, '/media', init)
    return { status: response.status, json: await response.json() }
  }
  const upload = async (...image: Parameters<typeof sendImage>) => idOf(await sendImage(...image))
  const trashed = { deletedAt: new Date().toISOString() }

  test('writes and changes drafts of their own', async () => {
    const id = await draft(author)
    const change = await request('PATCH', `/articles/${id}?draft=true`, author, { title: 'Ebb' })
    expect([change.status, change.json.doc?.title]).toEqual([200, 'Ebb'])
    expect(await titleOnSite(id)).toBeUndefined()
  })

  test('does not publish, neither at once nor later', async () => {
    const id = await draft(author)
    for (const [method, path] of [
      ['POST', '/articles'],
      ['POST', '/articles?draft=true'],
      ['PATCH', `/articles/${id}`],
      ['PATCH', `/articles/${id}?draft=true`],
      ['PATCH', `/articles?where[id][equals]=${id}`],
    ] as const) {
      const data = { title: 'Tide', _status: 'published' }
      const { status, json } = await request(method, path, author, data)
      // Payload lists what a change of several documents refused, and stores `?draft=true` as a draft.
      const isKept = json.docs?.length === 0 || json.doc?._status === 'draft'
      expect(status === 403 || isKept, `${method} ${path}: ${status}`).toBe(true)
    }
    expect(await titleOnSite(id)).toBeUndefined()
    const { docs } = await cms.payload.find({
      collection: 'articles',
      where: { _status: { equals: 'published' } },
    })
    expect(docs).toEqual([])
  })

  test('copies what is on the site as a draft', async () => {
    const id = await draft(editor, { title: 'Neap' })
    await publish(id)
    const copy = await request('POST', `/articles/${id}/duplicate`, author)
    expect([copy.status, copy.json.doc._status]).toEqual([200, 'draft'])
    const published = `/articles/${id}/duplicate?draft=false&publishAllLocales=true`
    expect((await request('POST', published, author)).status).toBe(403)
    const { totalDocs } = await cms.payload.count({
      collection: 'articles',
      where: { and: [{ title: { contains: 'Neap' } }, { _status: { equals: 'published' } }] },
    })
    expect(totalDocs).toBe(1)
  })

  test('adds no images to a gallery of the site', async () => {
    const create = async (path: string, data: object) =>
      idOf(await request('POST', path, editor, data))
    const shown = await create('/payload-folders', { name: 'Shown' })
    const group = await create('/filter-groups', { label: 'Weather' })
    const fog = await create('/terms', { label: 'Fog', group })
    const gallery = { blockType: 'gallery', works: 'images', source: 'query' }
    await create('/pages', {
      title: 'Views',
      blocks: [
        { ...gallery, title: 'Folder', galleryId: 'folder', folders: [shown] },
        { ...gallery, title: 'Terms', galleryId: 'terms', terms: [fog] },
      ],
      _status: 'published',
    })
    const id = await upload(author, 'in-no-gallery.jpg')
    for (const fields of [{ folder: shown }, { terms: [fog] }]) {
      const added = [
        await sendImage(author, `in-${Object.keys(fields)[0]}.jpg`, fields),
        await request('PATCH', `/media/${id}`, author, fields),
      ]
      for (const { status, json } of added)
        expect([status, json.errors?.[0].message]).toEqual([
          403,
          expect.stringContaining('A gallery on the site'),
        ])
    }
    expect((await request('PATCH', `/media/${id}`, editor, { terms: [fog] })).status).toBe(200)
  })

  test('adds folders, and neither changes nor deletes those of others', async () => {
    const id = idOf(await request('POST', '/payload-folders', editor, { name: 'Harbour' }))
    expect((await request('POST', '/payload-folders', author, { name: 'Own' })).status).toBe(201)
    const renamed = await request('PATCH', `/payload-folders/${id}`, author, { name: 'Mine' })
    expect(renamed.status).toBe(403)
    expect((await request('DELETE', `/payload-folders/${id}`, author)).status).toBe(403)
  })

  test('changes a draft of what is on the site, not the site', async () => {
    const id = await draft(author)
    await publish(id)
    const saved = await request('PATCH', `/articles/${id}?draft=true`, author, { title: 'Ebb' })
    expect(saved.status).toBe(200)
    for (const data of [{ title: 'Flood' }, { _status: 'draft' }, trashed]) {
      const { status, json } = await request('PATCH', `/articles/${id}`, author, data)
      expect([status, json.errors[0].message]).toEqual([403, expect.stringContaining('an editor')])
    }
    expect(await titleOnSite(id)).toBe('Tide')
    const restored = await request(
      'GET',
      `/articles/versions?where[parent][equals]=${id}&sort=createdAt`,
      author,
    )
    const [first] = restored.json.docs
    expect((await request('POST', `/articles/versions/${first.id}`, author)).status).toBe(200)
    expect(await titleOnSite(id)).toBe('Tide')
  })

  test('moves drafts of their own to the trash and back, and deletes nothing for good', async () => {
    const id = await draft(author)
    expect((await request('PATCH', `/articles/${id}`, author, trashed)).status).toBe(200)
    expect((await request('DELETE', `/articles/${id}?trash=true`, author)).status).toBe(403)
    const back = await request('PATCH', `/articles/${id}?trash=true`, author, { deletedAt: null })
    expect(back.status).toBe(200)
  })

  test('reads the work of others and does not change it', async () => {
    const id = await draft(editor)
    expect((await request('GET', `/articles/${id}?draft=true`, author)).status).toBe(200)
    for (const data of [{ title: 'Mine' }, trashed])
      expect((await request('PATCH', `/articles/${id}?draft=true`, author, data)).status).toBe(403)
    const own = await draft(author)
    expect(
      (await request('PATCH', `/articles/${own}?draft=true`, other, { title: 'x' })).status,
    ).toBe(403)
  })

  test('cannot become the creator of a document by naming themselves', async () => {
    const id = await draft(editor)
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { name: { equals: 'Cleo' } },
    })
    await request('PATCH', `/articles/${id}?draft=true`, editor, { createdBy: docs[0]?.id })
    expect(
      (await request('PATCH', `/articles/${id}?draft=true`, author, { title: 'x' })).status,
    ).toBe(403)
  })

  test('uploads images and describes them until they are on the site', async () => {
    const id = await upload(author, 'sea.jpg')
    expect((await request('PATCH', `/media/${id}`, author, { alt: 'Calm sea' })).status).toBe(200)
    expect((await request('PATCH', `/media/${id}`, other, { alt: 'x' })).status).toBe(403)
    await cms.payload.create({
      collection: 'articles',
      data: { title: 'Sea', cover: id, _status: 'published' },
    })
    // Images have no drafts.
    for (const path of [
      `/media/${id}`,
      `/media/${id}?draft=true`,
      `/media?draft=true&where[id][equals]=${id}`,
    ]) {
      const { status, json } = await request('PATCH', path, author, { alt: 'Storm' })
      const answer = [status, json.errors?.[0].message]
      expect(answer, path).toEqual([403, expect.stringContaining('on the site')])
    }
    expect((await publishedBody(cms.payload, 'media', id))?.['alt']).toBe('Calm sea')
  })

  test('changes no settings or scripts of the site, as no editor does', async () => {
    for (const data of [{ name: 'Mine' }, { scripts: [{ code: 'alert(1)' }] }])
      expect((await request('POST', '/globals/site', editor, data)).status).toBe(403)
  })

  test('changes no terms, pages of others, settings, redirects or accounts', async () => {
    const group = idOf(await request('POST', '/filter-groups', editor, { label: 'Topic' }))
    for (const [method, path, data] of [
      ['POST', '/filter-groups', { label: 'Mine' }],
      ['PATCH', `/filter-groups/${group}`, { label: 'Mine' }],
      ['POST', '/terms', { label: 'Mine', group }],
      ['POST', '/patterns', { label: 'Mine' }],
      ['POST', '/redirects', { from: '/a', to: '/b' }],
      ['POST', '/users', { email: 'e@example.org', password: 'a long enough password', name: 'E' }],
      ['POST', '/globals/site', { name: 'Mine' }],
      ['POST', '/globals/menu', { items: [] }],
      ['POST', '/payload-jobs', { taskSlug: 'schedulePublish' }],
      ['DELETE', '/demo', undefined],
      ['POST', '/document-state/schedule', { collection: 'articles', id: 1 }],
      ['POST', '/document-state/cancel', { collection: 'articles', id: 1 }],
      ['POST', '/preview/links', { collection: 'articles', id: 1, days: 1 }],
      ['POST', '/preview/links/revoke', { collection: 'articles', id: 1, link: 1 }],
      ['POST', '/media/filter', { label: 'Mine' }],
      [
        'POST',
        '/media/gallery',
        { title: 'T', images: [1], groups: [], keywords: [{ keyword: 'sea', group: 'Mine' }] },
      ],
    ] as const)
      expect((await request(method, path, author, data)).status, `${method} ${path}`).toBe(403)
    const me = await request('GET', '/users/me', author)
    const promoted = await request('PATCH', `/users/${me.json.user.id}`, author, { role: 'admin' })
    expect(promoted.json.doc?.role ?? 'author').toBe('author')
  })

  test('whose scheduled publication runs does not publish', async () => {
    const id = await draft(author)
    const me = await request('GET', '/users/me', author)
    await cms.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'articles', value: id },
        user: { relationTo: 'users', value: me.json.user.id },
      },
    })
    await cms.payload.jobs.run()
    expect(await titleOnSite(id)).toBeUndefined()
  })

  test('scripts of the internal API create documents of no one', async () => {
    const headers = { ...INTERNAL_API, 'content-type': 'application/json' }
    const id = await draft(headers)
    const doc = await cms.payload.findByID({
      collection: 'articles',
      id,
      showHiddenFields: true,
      depth: 0,
    })
    expect(doc['createdBy'] ?? null).toBeNull()
  })

  test('learns nothing about hidden fields from what is refused', async () => {
    await publish(await draft(editor))
    for (const path of ['createdBy.hash', 'createdBy.resetPasswordToken'])
      for (const value of ['p', 'x']) {
        const url = `/articles?where[${path}][like]=${value}`
        const { status, json } = await request('DELETE', url, author)
        expect([400, 403]).toContain(status)
        // It would say that the value is right.
        expect(json.errors[0].message).not.toContain('This is on the site')
      }
  })
})
