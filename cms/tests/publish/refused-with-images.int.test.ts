import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { readDashboard } from '../../src/admin/dashboard/server/read-dashboard'
import { processImage } from '../../src/images/processing/process-image'
import { retryRefused } from '../../src/scheduled-publishing/retry-refused'
import { uploadImage } from '../testing/images'
import { publishedBody } from '../testing/published'
import { send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('a document that is refused when its images are ready', (database) => {
  const cms = sharedCms(database)
  let headers: Record<string, string>
  beforeAll(async () => {
    headers = await signIn(cms, 'Ada')
  })

  const process = (id: number | string) =>
    processImage(
      { payload: cms.payload, dataDir: cms.settings.dataDir },
      { id: Number(id), priority: 'low' },
    )
  const publishArticle = (data: object) =>
    cms.payload.create({ collection: 'articles', data: { ...data, _status: 'published' } })
  const update = (id: number | string, data: object, options = {}) =>
    cms.payload.update({ collection: 'articles', id, data, ...options })

  /** Visitors do not see it at once. */
  const uploadUnready = async () =>
    (await uploadImage(cms.payload, 'Pier', { width: 500, height: 400 })).id

  /** The image of an article is ready, but its address is still that of one that waits to be published at another. */
  async function refusedArticle(slug: string, data = {}) {
    const other = await publishArticle({ title: 'Other', slug })
    await update(other.id, { slug: `${slug}-before`, cover: await uploadUnready() })
    const cover = await uploadUnready()
    const { id } = await publishArticle({ title: 'Waiting', slug, cover, ...data })
    await process(cover)
    return { id, other: other.id }
  }
  const freeAddress = (other: number | string) => update(other, { cover: null })
  async function state(id: number | string) {
    const path = `/document-state?collection=articles&id=${id}`
    return (await send(cms, path, { headers })).json()
  }
  async function refusedOnDashboard() {
    const [user] = (await cms.payload.find({ collection: 'users', limit: 1 })).docs
    const req = await createLocalReq(
      { user: { ...user, collection: 'users' } as never },
      cms.payload,
    )
    return (await readDashboard(req)).refused.documents
  }
  const title = async (id: number | string) =>
    (await publishedBody(cms.payload, 'article', id))?.['title']
  const taken = (slug: string) =>
    expect.stringContaining(`"/articles/${slug}" already belongs to article`)

  test('is shown with the reason, and published by the next save when the address is free', async () => {
    const { id, other } = await refusedArticle('pier')
    expect(await state(id)).toMatchObject({ isLive: false, refusedReason: taken('pier') })
    expect(await refusedOnDashboard()).toMatchObject([{ title: 'Waiting', note: taken('pier') }])
    await freeAddress(other)
    await update(id, { title: 'Saved', _status: 'published' })
    expect(await title(id)).toBe('Saved')
    expect(await state(id)).toMatchObject({ isLive: true, isPending: false, refusedReason: null })
    expect(await refusedOnDashboard()).toEqual([])
  })

  test('refuses neither its drafts nor changes of its terms', async () => {
    const create = (collection: string, data: object) => cms.payload.create({ collection, data })
    const group = await create('filter-groups', { label: 'Place' })
    const term = await create('terms', { label: 'Wharf', group: group.id })
    const { id } = await refusedArticle('wharf', { terms: [term.id] })
    const draft = { slug: 'new-wharf', _status: 'draft' }
    await update(id, draft, { draft: true, autosave: true })
    await cms.payload.update({ collection: 'terms', id: term.id, data: { slug: 'wharves' } })
    await cms.payload.delete({ collection: 'terms', id: term.id })
    expect(await state(id)).toMatchObject({ isLive: false, refusedReason: taken('wharf') })
    await expect(
      update(id, { title: 'Again', _status: 'published', slug: 'wharf' }),
    ).rejects.toThrow('already belongs to article')
    await update(id, { slug: 'new-wharf', _status: 'published' })
    expect(await state(id)).toMatchObject({ isLive: true, refusedReason: null })
  })

  test('is published by itself, without its newer draft, when the address is free', async () => {
    const { id, other } = await refusedArticle('mole')
    await retryRefused(cms.payload)
    expect(await refusedOnDashboard()).toHaveLength(1)
    await update(id, { title: 'Draft', _status: 'draft' }, { draft: true, autosave: true })
    await freeAddress(other)
    await retryRefused(cms.payload)
    expect(await title(id)).toBe('Waiting')
    expect(await refusedOnDashboard()).toEqual([])
  })

  test('is forgotten when it is taken back, and when it is deleted', async () => {
    const first = await refusedArticle('quay')
    await update(first.id, { _status: 'draft' })
    expect(await state(first.id)).toMatchObject({ isPending: false, refusedReason: null })
    const second = await refusedArticle('jetty')
    await cms.payload.delete({ collection: 'articles', id: second.id })
    expect(await refusedOnDashboard()).toEqual([])
  })
})
