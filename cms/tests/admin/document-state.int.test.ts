import { beforeAll, expect, test } from 'vitest'
import { mp4 } from '../../src/videos/testing/create-video'
import { uploadImage } from '../testing/images'
import { INTERNAL_API, post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('the state of a document', (database) => {
  const cms = sharedCms(database)
  let headers: Record<string, string>
  beforeAll(async () => {
    headers = await signIn(cms, 'Ada')
  })

  async function state(id: number | string, collection = 'articles') {
    const path = `/document-state?collection=${collection}&id=${id}`
    return (await send(cms, path, { headers })).json()
  }
  const create = (data: object, options = {}) =>
    cms.payload.create({ collection: 'articles', data, ...options })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const schedule = (id: number | string, fields: object) =>
    post(
      cms,
      '/document-state/schedule',
      { ...{ collection: 'articles', id, timeZone: 'Europe/Warsaw', type: 'publish' }, ...fields },
      headers,
    )

  test('is a draft, live, or live with changes that visitors do not see', async () => {
    const { id } = await create({ title: 'Herring' }, { draft: true })
    expect(await state(id)).toEqual({
      ...{ isLive: false, hasChanges: false, addresses: {}, schedules: [] },
      ...{ isPending: false, refusedReason: null, unreadyImages: [] },
    })
    const data = { title: 'Herring', _status: 'published' }
    await cms.payload.update({ collection: 'articles', id, data })
    const address = 'http://localhost:3000/articles/herring'
    expect(await state(id)).toMatchObject({
      isLive: true,
      hasChanges: false,
      addresses: { en: address },
    })
    await cms.payload.update({
      ...{ collection: 'articles', id, draft: true, autosave: true },
      data: { title: 'Herring again', slug: 'again', _status: 'draft' },
    })
    expect(await state(id)).toMatchObject({
      isLive: true,
      hasChanges: true,
      addresses: { en: address },
    })
  })

  test('of an image is live while a published gallery shows it', async () => {
    const { id } = await uploadImage(cms.payload, 'A pier')
    expect(await state(id, 'media')).toMatchObject({ isLive: false })
    const gallery = { blockType: 'gallery', title: 'Views', galleryId: 'views', works: 'images' }
    await cms.payload.create({
      collection: 'pages',
      data: {
        ...{ title: 'Views', _status: 'published' },
        blocks: [{ ...gallery, source: 'picked', pickedImages: [id] }],
      },
    })
    expect(await state(id, 'media')).toMatchObject({
      addresses: { en: 'http://localhost:3000/images/a-pier' },
    })
  })

  test('of an image and of a video is live while a published document shows them', async () => {
    const image = await uploadImage(cms.payload, 'A quay')
    const data = mp4()
    const video = await cms.payload.create({
      collection: 'videos',
      data: { title: 'The quay' },
      file: { data, mimetype: 'video/mp4', name: 'quay.mp4', size: data.length },
    })
    const blocks = [
      { blockType: 'image', image: image.id },
      { blockType: 'video', title: 'The quay', video: video.id },
    ]
    const expectLive = async (isLive: boolean) => {
      const expected = {
        ...{ isLive, hasChanges: false, addresses: {}, schedules: [] },
        ...{ isPending: false, refusedReason: null, unreadyImages: [] },
      }
      expect(await state(image.id, 'media')).toEqual(expected)
      expect(await state(video.id, 'videos')).toEqual(expected)
    }
    const { id } = await cms.payload.create({
      collection: 'pages',
      data: { title: 'Quay', blocks, _status: 'draft' },
      draft: true,
    })
    await expectLive(false)
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    await expectLive(true)
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    await expectLive(false)
  })

  test('has one time of publication and one of its end, which can be changed and cancelled', async () => {
    const { id } = await create({ title: 'Cod' }, { draft: true })
    const other = await create({ title: 'Plaice' }, { draft: true })
    await schedule(other.id, { date: inDays(9) })
    await schedule(id, { date: inDays(1) })
    await schedule(id, { date: inDays(3), type: 'unpublish' })
    const changed = await schedule(id, { date: inDays(2) })
    expect((await changed.json()).schedules).toMatchObject([
      { type: 'publish', date: expect.any(String), timeZone: 'Europe/Warsaw' },
      { type: 'unpublish' },
    ])
    const document = { collection: 'articles', id }
    await post(cms, '/document-state/cancel', { ...document, type: 'unpublish' }, headers)
    expect((await state(id)).schedules).toHaveLength(1)
    expect((await state(other.id)).schedules).toHaveLength(1)
  })

  /** Carries out what is scheduled for a document, whenever it is due. */
  async function runScheduled(id: number | string) {
    await cms.payload.db.updateJobs({
      where: { 'input.doc.value': { equals: String(id) } },
      data: { waitUntil: new Date(0).toISOString() },
    })
    await cms.payload.jobs.run({ silent: true })
  }

  test('changes at the scheduled time, with the rights of the editor who set it', async () => {
    const { id } = await create({ title: 'Sole' }, { draft: true })
    await schedule(id, { date: inDays(1) })
    await runScheduled(id)
    expect(await state(id)).toMatchObject({ isLive: true, schedules: [] })
  })

  test('changes at the time that a command-line script set', async () => {
    const { id } = await create({ title: 'Eel' }, { draft: true })
    const body = { collection: 'articles', id, timeZone: 'UTC', type: 'publish', date: inDays(1) }
    await post(cms, '/document-state/schedule', body, INTERNAL_API)
    await runScheduled(id)
    expect(await state(id)).toMatchObject({ isLive: true, schedules: [] })
  })

  test('is scheduled by editors only', async () => {
    const { id } = await create({ title: 'Dab' }, { draft: true })
    const author = await signIn(cms, 'Author', 'author')
    const document = { collection: 'articles', id, type: 'publish' }
    const date = { date: inDays(1), timeZone: 'UTC' }
    const set = await post(cms, '/document-state/schedule', { ...document, ...date }, author)
    const cancel = await post(cms, '/document-state/cancel', document, author)
    expect([set.status, cancel.status]).toEqual([403, 403])
  })

  test('refuses times in the past, unknown time zones and visitors', async () => {
    const { id } = await create({ title: 'Ling' }, { draft: true })
    expect((await schedule(id, { date: inDays(-1) })).status).toBe(400)
    expect((await schedule(id, { date: inDays(1), timeZone: 'Mars/Base' })).status).toBe(400)
    expect((await schedule(999_999, { date: inDays(1) })).status).toBe(404)
    expect((await send(cms, `/document-state?collection=articles&id=${id}`)).status).toBe(403)
  })
})
