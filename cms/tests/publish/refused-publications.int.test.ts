import { beforeAll, expect, test } from 'vitest'
import { findRefused } from '../../src/scheduled-publishing/refused-publications'
import { retryRefused } from '../../src/scheduled-publishing/retry-refused'
import { uploadImage } from '../testing/images'
import { publishedBody } from '../testing/published'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('a scheduled publication', (database) => {
  const cms = sharedCms(database)
  let editor: Record<string, string>
  beforeAll(async () => {
    editor = await signIn(cms, 'Ada')
  })

  /** An article whose image has no alt text, after the time of its publication. */
  async function refusedArticle(title: string) {
    const { payload } = cms
    const image = await uploadImage(payload)
    const data = { title, cover: image.id }
    const { id } = await payload.create({ collection: 'articles', data, draft: true })
    const users = await payload.find({ collection: 'users' })
    const job = {
      taskSlug: 'schedulePublish',
      queue: 'default',
      waitUntil: new Date(Date.now() - 1000).toISOString(),
      input: {
        type: 'publish',
        doc: { relationTo: 'articles', value: String(id) },
        user: { relationTo: 'users', value: users.docs[0]?.id },
      },
    }
    await payload.create({ collection: 'payload-jobs', data: job })
    await payload.jobs.run({ silent: true })
    return { id, image: image.id }
  }
  const refusedOf = (id: number | string) =>
    findRefused({ payload: cms.payload }, { collection: 'articles', id })
  const describeImage = (id: number | string, alt: string) =>
    cms.payload.update({ collection: 'media', id, data: { alt } })
  const title = async (id: number | string) =>
    (await publishedBody(cms.payload, 'article', id))?.['title']

  test('that is refused is listed with its reason, and published when the reason is gone', async () => {
    const { id, image } = await refusedArticle('Harbour')
    await retryRefused(cms.payload)
    expect(await refusedOf(id)).toMatchObject([
      {
        collection: 'articles',
        document: String(id),
        type: 'publish',
        reason: expect.stringContaining('has no alt text'),
      },
    ])
    expect(await title(id)).toBeUndefined()
    await describeImage(image, 'The harbour')
    await retryRefused(cms.payload)
    expect(await title(id)).toBe('Harbour')
    expect(await refusedOf(id)).toEqual([])
  })

  test('is dropped when the document is published by hand, so that its next draft stays a draft', async () => {
    const { id, image } = await refusedArticle('First')
    await describeImage(image, 'The harbour')
    const update = (data: object, draft: boolean) =>
      cms.payload.update({ collection: 'articles', id, data, draft })
    await update({ _status: 'published' }, false)
    await update({ title: 'Second' }, true)
    await retryRefused(cms.payload)
    expect(await title(id)).toBe('First')
  })

  test('is shown to editors only, and can be cancelled', async () => {
    const { id, image } = await refusedArticle('Third')
    const path = `/refused-publications?collection=articles&id=${id}`
    expect((await send(cms, path)).status).toBe(403)
    const { docs } = await (await send(cms, path, { headers: editor })).json()
    expect(docs).toMatchObject([{ reason: expect.stringContaining('has no alt text') }])
    const cancel = `/refused-publications/${docs[0].id}/cancel`
    expect((await post(cms, cancel, {})).status).toBe(403)
    expect((await post(cms, cancel, {}, editor)).status).toBe(200)
    await describeImage(image, 'The harbour')
    await retryRefused(cms.payload)
    expect(await title(id)).toBeUndefined()
  })

  test('of a deleted document is forgotten', async () => {
    const { id } = await refusedArticle('Fourth')
    await cms.payload.delete({ collection: 'articles', id })
    await retryRefused(cms.payload)
    expect(await refusedOf(id)).toEqual([])
  })
})
