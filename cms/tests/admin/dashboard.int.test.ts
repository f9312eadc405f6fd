import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { readDashboard } from '../../src/admin/dashboard/server/read-dashboard'
import { readDrafts } from '../../src/admin/dashboard/server/lists/read-drafts'
import { importsOf } from '../../src/imports/imports'
import { createImageFile } from '../testing/images'
import { INTERNAL_API, post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

onEachDatabase('the dashboard', (database) => {
  const cms = sharedCms(database)

  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const titles = (documents: readonly { title: string }[]) => documents.map(({ title }) => title)

  async function read(headers: Readonly<Record<string, string>> = {}) {
    const user = { id: 1, collection: 'users', role: 'admin' } as never
    const req = { headers: new Headers(headers) }
    return readDashboard(await createLocalReq({ user, req }, cms.payload))
  }
  const doneSteps = async () =>
    (await read()).steps.filter(({ isDone }) => isDone).map(({ title }) => title)

  beforeAll(async () => {
    await create('articles', { title: 'Of the demo', importBatch: 'demo', _status: 'published' })
    const gallery = { blockType: 'gallery', galleryId: 'demo', title: 'Demo' }
    await create('pages', {
      ...{ title: 'Demo page', slug: 'demo', importBatch: 'demo', _status: 'published' },
      blocks: [gallery],
    })
  })

  test('ticks off no step for the demo content, which can be removed', async () => {
    expect(await doneSteps()).toEqual([])
    expect(await read()).toMatchObject({ demoDocuments: 2, canRemoveDemo: true })
  })

  test('reports a proxy that the settings do not name', async () => {
    expect((await read()).hasUndeclaredProxy).toBe(false)
    const headers = { 'x-tessera-undeclared-proxy': '1' }
    expect((await read(headers)).hasUndeclaredProxy).toBe(true)
  })

  test('ticks off each step', async () => {
    await cms.payload.updateGlobal({ slug: 'site', data: { name: 'Harbour museum' } })
    expect(await doneSteps()).toEqual(['Name the site'])
    await cms.payload.create({
      collection: 'media',
      data: {},
      file: await createImageFile({ name: 'harbour.jpg', width: 60, height: 40 }),
    })
    expect(await doneSteps()).toEqual(['Name the site', 'Add images'])
    const { id } = await create('pages', {
      ...{ title: 'Home', slug: 'home', _status: 'draft' },
      blocks: [{ blockType: 'gallery', galleryId: 'all', title: 'All' }],
    })
    expect(await doneSteps()).toEqual(['Name the site', 'Add images', 'Make a gallery'])
    await cms.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await doneSteps()).toHaveLength(4)
  })

  test('counts images that nobody has described', async () => {
    expect((await read()).imagesWithoutAlt).toBe(1)
  })

  test('lists drafts, and published documents with unpublished changes', async () => {
    await create('articles', { title: 'A draft' })
    const { id } = await create('articles', { title: 'Live', _status: 'published' })
    expect(titles((await read()).drafts.others.documents)).toEqual(['A draft'])
    await cms.payload.update({
      ...{ collection: 'articles', id, draft: true },
      data: { title: 'Live, changed', _status: 'draft' },
    })
    expect(titles((await read()).drafts.others.documents)).toEqual(['Live, changed', 'A draft'])
    expect(titles((await read()).changes.documents).slice(0, 2)).toEqual([
      'Live, changed',
      'A draft',
    ])
  })

  test('says who changed what last', async () => {
    await signIn(cms, 'Ada')
    const ben = await signIn(cms, 'Ben')
    const cleo = await signIn(cms, 'Cleo')
    const draft = await post(cms, '/articles?draft=true', { title: 'By Ben' }, ben)
    const { doc } = await draft.json()
    const changeOf = async () =>
      (await read()).changes.documents.find(({ title }) => title === 'By Ben')
    expect((await changeOf())?.note).toBe('by Ben,')
    const init = { method: 'PATCH', headers: cleo, body: JSON.stringify({ excerpt: 'Short.' }) }
    await send(cms, `/articles/${doc.id}?draft=true`, init)
    expect((await changeOf())?.note).toBe('by Cleo,')
  })

  test('lists my drafts apart from those of others', async () => {
    const draftsOf = async (user: object) =>
      readDrafts({
        payload: cms.payload,
        user: { collection: 'users', role: 'editor', ...user } as never,
      })
    // Cleo changed it last.
    const { own, others } = await draftsOf({ id: 99, name: 'Cleo' })
    expect(titles(own.documents)).toEqual(['By Ben'])
    expect(titles(others.documents)).toContain('A draft')
    expect(titles((await draftsOf({ id: 99, name: 'Dora' })).own.documents)).toEqual([])
  })

  test('lists what goes live when, and what was refused with the reason', async () => {
    const { id } = await create('articles', { title: 'For Tuesday' })
    const job = (input: object, more: object) =>
      cms.payload.create({
        collection: 'payload-jobs',
        data: {
          ...{ taskSlug: 'schedulePublish', queue: 'default' },
          input: { type: 'publish', doc: { relationTo: 'articles', value: String(id) }, ...input },
          ...more,
        },
      })
    const waitUntil = '2099-11-24T09:00:00.000Z'
    await job({}, { waitUntil })
    await job({ type: 'unpublish' }, { waitUntil: '2099-12-24T09:00:00.000Z' })
    await job({}, { hasError: true, error: { message: 'An image has no alt text.' } })
    const { scheduled, refused } = await read()
    expect(scheduled.documents).toMatchObject([
      { title: 'For Tuesday', note: 'Goes live', date: waitUntil, kind: 'Article' },
      { title: 'For Tuesday', note: 'Goes offline' },
    ])
    expect(refused.documents).toMatchObject([
      {
        title: 'For Tuesday',
        note: 'An image has no alt text.',
        path: `/collections/articles/${id}`,
      },
    ])
  })

  test('lists six of each, and leads to the lists that have the others', async () => {
    expect((await read()).drafts.others.all).toEqual([])
    const ids: (number | string)[] = []
    for (let number = 1; number <= 7; number++)
      ids.push((await create('articles', { title: `Draft ${number}` })).id)
    for (const id of ids)
      await cms.payload.create({
        collection: 'payload-jobs',
        data: {
          ...{ taskSlug: 'schedulePublish', queue: 'default', waitUntil: '2099-11-25T09:00:00Z' },
          input: { type: 'publish', doc: { relationTo: 'articles', value: String(id) } },
        },
      })
    const { drafts, scheduled, changes } = await read()
    for (const { documents } of [drafts.others, scheduled, changes])
      expect(documents).toHaveLength(6)
    expect(drafts.others.all).toEqual([
      {
        label: 'All draft articles',
        path: '/collections/articles?where[or][0][and][0][_status][equals]=draft',
      },
    ])
    expect(changes.all.map(({ label }) => label)).toEqual([
      ...['All articles', 'All pages', 'All images'],
    ])
    // Every one of them, and no other.
    const [link, ...others] = scheduled.all
    expect(others).toEqual([])
    expect(link?.label).toBe('All scheduled articles')
    const query = new URL(link?.path ?? '', 'http://admin').search
    const found = await send(cms, `/articles${query}&draft=true`, { headers: INTERNAL_API })
    expect((await found.json()).docs.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining(ids),
    )
  })

  test('finds my drafts behind many newer drafts of others', async () => {
    const user = { id: 99, collection: 'users', role: 'editor', name: 'Cleo' } as never
    const { own } = await readDrafts({ payload: cms.payload, user })
    expect(titles(own.documents)).toContain('By Ben')
  })

  test('lists imports that were interrupted, with the reason, but not for authors', async () => {
    const { store } = importsOf({ payload: cms.payload, settings: cms.settings })
    const { id } = await store.create({ id: 1, name: 'Ada' })
    await store.update(id, { status: 'failed', problem: 'The disk is full.' })
    expect((await read()).failedImports.documents).toMatchObject([
      { title: 'An import', path: `/import?import=${id}`, note: 'The disk is full.' },
    ])
    const author = { id: 1, collection: 'users', role: 'author' } as never
    const req = await createLocalReq({ user: author }, cms.payload)
    expect((await readDashboard(req)).failedImports.documents).toEqual([])
    await store.remove(id)
  })
})
