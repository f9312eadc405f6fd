import { beforeAll, expect, test } from 'vitest'
import { createImageFile, uploadImage } from '../testing/images'
import { publishedBody } from '../testing/published'
import { send } from '../testing/rest'
import { saveAfterRead, saveWhileLocked } from '../testing/saves-at-once'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('a save that names no version', (database) => {
  const cms = sharedCms(database)
  let anna: Record<string, string>
  let ben: Record<string, string>
  beforeAll(async () => {
    anna = await signIn(cms, 'Anna')
    ben = await signIn(cms, 'Ben')
  })

  async function save(path: string, headers: Record<string, string>, data: object) {
    const method = path.startsWith('/globals') ? 'POST' : 'PATCH'
    const response = await send(cms, path, { method, headers, body: JSON.stringify(data) })
    return { status: response.status, headers: response.headers, json: await response.json() }
  }
  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const newest = (collection: string, id: number | string) =>
    cms.payload.findByID({ collection, id, draft: true, trash: true, depth: 0 })
  const autosave = (id: number | string, data: object) =>
    save(`/articles/${id}?draft=true&autosave=true&depth=0`, anna, data)

  test.each([
    ['changes another field', '?draft=true', { excerpt: 'Short' }, { excerpt: 'Short' }],
    ['publishes', '', { _status: 'published' }, { _status: 'published' }],
    ['deletes', '', { deletedAt: new Date().toISOString() }, { deletedAt: expect.any(String) }],
  ])('and %s waits for an autosave, and keeps its text', async (_, query, data, expected) => {
    const { id, updatedAt } = await create('articles', { title: 'First' })
    const { held, other } = await saveWhileLocked(cms.payload, {
      held: () => autosave(id, { title: 'By Anna', updatedAt }),
      other: () => save(`/articles/${id}${query}`, ben, data),
    })
    expect([held.status, other.status]).toEqual([200, 200])
    expect(await newest('articles', id)).toMatchObject({ ...expected, title: 'By Anna' })
  })

  test('such as a scheduled publication, waits for an autosave, and publishes its text', async () => {
    const { payload } = cms
    const { id, updatedAt } = await create('articles', { title: 'First' })
    const { held } = await saveWhileLocked(payload, {
      held: () => autosave(id, { title: 'By Anna', updatedAt }),
      // As Payload's job does it, whose own rows would wait for the autosave on SQLite.
      other: () =>
        payload.update({ collection: 'articles', id, data: { _status: 'published' }, depth: 0 }),
    })
    expect(held.status).toBe(200)
    expect(await newest('articles', id)).toMatchObject({ title: 'By Anna', _status: 'published' })
    expect(await publishedBody(payload, 'article', id)).toMatchObject({ title: 'By Anna' })
  })

  test('waits in a collection without drafts', async () => {
    const { id, updatedAt } = await create('redirects', { from: '/a', kind: 'url', url: '/b' })
    const { held, other } = await saveWhileLocked(cms.payload, {
      held: () => save(`/redirects/${id}`, anna, { url: '/by-anna', updatedAt }),
      other: () => save(`/redirects/${id}`, ben, { from: '/by-ben' }),
    })
    expect([held.status, other.status]).toEqual([200, 200])
    expect(await newest('redirects', id)).toMatchObject({ from: '/by-ben', url: '/by-anna' })
  })

  test('waits in the settings', async () => {
    const { json } = await save('/globals/theme', anna, { preset: 'night' })
    const { updatedAt } = json.result
    const { held, other } = await saveWhileLocked(cms.payload, {
      held: () => save('/globals/theme', anna, { preset: 'garden', updatedAt }),
      other: () => save('/globals/theme', ben, { radius: 7 }),
    })
    expect([held.status, other.status]).toEqual([200, 200])
    const theme = await cms.payload.findGlobal({ slug: 'theme' })
    expect(theme).toMatchObject({ preset: 'garden', radius: 7 })
  })

  test('is not overwritten by an autosave that has read the article before', async () => {
    const { id, updatedAt } = await create('articles', { title: 'First' })
    const { held, other } = await saveAfterRead(cms.payload, {
      held: () => autosave(id, { title: 'By Anna', updatedAt }),
      other: () => save(`/articles/${id}?draft=true`, ben, { excerpt: 'Short' }),
    })
    expect([held.status, other.status]).toEqual([409, 200])
    expect(await newest('articles', id)).toMatchObject({ title: 'First', excerpt: 'Short' })
  })

  test.each([
    ['changes', { excerpt: 'Short' }],
    ['publishes', { _status: 'published' }],
  ])(
    'and %s many articles is refused for the one that was autosaved meanwhile, and names it',
    async (_, data) => {
      const { id, updatedAt } = await create('articles', { title: 'Harbour' })
      const pier = await create('articles', { title: 'Pier' })
      const path = `/articles?draft=true&depth=0&where[id][in]=${id},${pier.id}`
      const { held, other } = await saveAfterRead(cms.payload, {
        held: () => save(path, ben, data),
        other: () => autosave(id, { author: 'By Anna', updatedAt }),
      })
      expect(other.status).toBe(200)
      const message = 'Another save of “Harbour” ended meanwhile. Save again.'
      expect(held).toMatchObject({
        status: 400,
        json: { docs: [{ id: pier.id }], errors: [{ id, message }] },
      })
      expect(await newest('articles', id)).toMatchObject({ author: 'By Anna', _status: 'draft' })
      expect(await newest('articles', pier.id)).toMatchObject(data)
      expect((await save(path, ben, data)).status).toBe(200)
      expect(await newest('articles', id)).toMatchObject({ ...data, author: 'By Anna' })
    },
  )

  test('and replaces the file of an image is refused if the image was changed meanwhile', async () => {
    const { id, updatedAt } = await uploadImage(cms.payload, 'A grey square')
    const body = new FormData()
    const { data, mimetype, name } = await createImageFile({ width: 80 })
    body.append('file', new File([data], name, { type: mimetype }))
    const { authorization = '' } = ben
    const { held, other } = await saveAfterRead(cms.payload, {
      held: () => send(cms, `/media/${id}`, { method: 'PATCH', headers: { authorization }, body }),
      other: () => save(`/media/${id}`, anna, { caption: 'By Anna', updatedAt }),
    })
    expect(other.status).toBe(200)
    expect(held.status).toBe(503)
    expect(held.headers.get('retry-after')).toBe('1')
    expect(await held.text()).toContain('Save again.')
    expect(await newest('media', id)).toMatchObject({ caption: 'By Anna' })
  })
})
