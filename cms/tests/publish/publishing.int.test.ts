import { REVISION_COUNTER } from '@tessera/content/store'
import { expect, test } from 'vitest'
import { createImageFile } from '../testing/images'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { START, STEPS, type Position } from '../../src/publish/republish/position'
import { republish, republishFor } from '../../src/publish/republish/republish'
import { publishedBody, publishedRows } from '../testing/published'
import type { TestCms } from '../testing/start-cms'

onEachDatabase('publishing', (database) => {
  const cms = sharedCms(database)

  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const articles = async (word: string) =>
    (await publishedRows(cms.payload, 'article', 'redirect')).filter((row) => row.includes(word))

  test('publishes an article when it is published, and unpublishes it when it is unpublished or deleted', async () => {
    const { id } = await create('articles', { title: 'Quiet harbour' })
    expect(await articles('quiet')).toEqual([])
    const update = (data: object) => cms.payload.update({ collection: 'articles', id, data })
    await update({ _status: 'published' })
    expect(await articles('quiet')).toEqual(['article /articles/quiet-harbour live'])
    await update({ _status: 'draft' })
    expect(await articles('quiet')).toEqual(['article /articles/quiet-harbour gone'])
    await update({ _status: 'published' })
    await cms.payload.delete({ collection: 'articles', id })
    expect(await articles('quiet')).toEqual(['article /articles/quiet-harbour gone'])
  })

  test('gives a new article neither the id nor the paths of a deleted one', async () => {
    const before = await create('articles', { title: 'Gone for good', _status: 'published' })
    await cms.payload.delete({ collection: 'articles', id: before.id })
    const after = await create('articles', { title: 'Come instead', _status: 'published' })
    expect(Number(after.id)).toBeGreaterThan(Number(before.id))
    expect(await articles('gone-for-good')).toEqual(['article /articles/gone-for-good gone'])
  })

  test('keeps changes of a published article unpublished until they are published', async () => {
    const { id } = await create('articles', { title: 'Old words', _status: 'published' })
    await cms.payload.update({
      collection: 'articles',
      id,
      draft: true,
      autosave: true,
      data: { title: 'New words', slug: 'new-words' },
    })
    expect((await publishedBody(cms.payload, 'article', id))?.['title']).toBe('Old words')
    const data = { title: 'New words', slug: 'new-words', _status: 'published' }
    await cms.payload.update({ collection: 'articles', id, data })
    expect(await articles('words')).toEqual([
      'article /articles/new-words live',
      'redirect /articles/old-words live',
    ])
  })

  test('a renamed term writes one row: its group, with the terms in their order', async () => {
    const group = await create('filter-groups', { label: 'Topic' })
    const term = await create('terms', { label: 'Print', group: group.id })
    await create('terms', { label: 'Book', group: group.id })
    await create('articles', { title: 'With a term', terms: [term.id], _status: 'published' })
    const before = await revision(cms)
    await cms.payload.update({ collection: 'terms', id: term.id, data: { label: 'Imprint' } })
    expect(await revision(cms)).toBe(before + 1)
    expect(await publishedBody(cms.payload, 'filter-group', group.id)).toMatchObject({
      slug: 'topic',
      terms: [{ label: 'Imprint', slug: 'print' }, { label: 'Book' }],
    })
  })

  test('removes a deleted term from its articles', async () => {
    const group = await create('filter-groups', { label: 'Year' })
    const term = await create('terms', { label: '1999', group: group.id })
    const article = await create('articles', {
      title: 'Of a year',
      terms: [term.id],
      _status: 'published',
    })
    await expect(cms.payload.delete({ collection: 'filter-groups', id: group.id })).rejects.toThrow(
      'This filter group still has 1 term.',
    )
    await cms.payload.delete({ collection: 'terms', id: term.id })
    expect((await publishedBody(cms.payload, 'article', article.id))?.['terms']).toEqual([])
  })

  test('publishes what a gallery leaves out, without deleted terms', async () => {
    const group = await create('filter-groups', { label: 'Collection' })
    const term = (label: string) => create('terms', { label, group: group.id })
    const [old, tate] = [await term('Old'), await term('Tate')]
    const gallery = {
      ...{
        blockType: 'gallery',
        galleryId: 'all',
        title: 'All',
        works: 'articles',
        source: 'query',
      },
      excludedTerms: [old.id, tate.id],
    }
    const page = { title: 'All but two', slug: 'all-but-two', blocks: [gallery] }
    const { id } = await create('pages', { ...page, _status: 'published' })
    const expected = (terms: readonly unknown[]) => ({
      blocks: [{ articles: { query: { excludedTerms: terms.map(String) } } }],
    })
    expect(await publishedBody(cms.payload, 'page', id)).toMatchObject(expected([old.id, tate.id]))
    await cms.payload.update({ collection: 'terms', id: old.id, data: { deletedAt: '2026-01-01' } })
    expect(await publishedBody(cms.payload, 'page', id)).toMatchObject(expected([tate.id]))
  })

  test('requires alt text of an image, publishes it while it is shown, and refuses to delete it meanwhile', async () => {
    const { payload } = cms
    const file = await createImageFile({ name: 'Mein Bild.JPG', width: 320, height: 240 })
    const image = await payload.create({ collection: 'media', data: {}, file })
    const article = { title: 'With an image', cover: image.id, _status: 'published' }
    await expect(create('articles', article)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('has no alt text') }] },
    })
    expect(await publishedBody(payload, 'media', image.id)).toBeNull()
    const describe = (alt: string) =>
      payload.update({ collection: 'media', id: image.id, data: { alt } })
    await describe('A green field')
    const { id } = await create('articles', article)
    expect(await publishedBody(payload, 'media', image.id)).toMatchObject({
      alt: 'A green field',
      width: 320,
      height: 240,
      variants: expect.arrayContaining([
        expect.objectContaining({
          path: expect.stringMatching(/^\/media\/mein-bild-[0-9a-f]{8}-320\.webp$/),
        }),
      ]),
    })
    await describe('A field, green')
    expect((await publishedBody(payload, 'media', image.id))?.['alt']).toBe('A field, green')
    await expect(payload.delete({ collection: 'media', id: image.id })).rejects.toThrow(
      'This image is used by /articles/with-an-image.',
    )
    await payload.update({
      collection: 'articles',
      id,
      data: { cover: null, _status: 'published' },
    })
    expect(await publishedBody(payload, 'media', image.id)).toBeNull()
    await payload.delete({ collection: 'media', id: image.id })
  })

  test('publishes the galleries of a page, and removes a deleted article from its picked articles', async () => {
    const { id } = await create('articles', { title: 'Picked', _status: 'published' })
    const page = await create('pages', {
      title: 'Home',
      slug: 'home',
      blocks: [gallery({ source: 'picked', picked: [id] })],
      _status: 'published',
    })
    expect(await publishedBody(cms.payload, 'page', page.id)).toMatchObject({
      blocks: [{ id: 'work', articles: { query: null, picked: [String(id)] } }],
    })
    await cms.payload.delete({ collection: 'articles', id })
    expect(await publishedBody(cms.payload, 'page', page.id)).toMatchObject({
      blocks: [{ id: 'work', articles: { picked: [] } }],
    })
  })

  test('refuses two galleries with one id, and one filter group twice in a gallery', async () => {
    const { id } = await create('filter-groups', { label: 'Material' })
    const page = (blocks: object[]) =>
      create('pages', { title: 'Two', blocks, _status: 'published' })
    await expect(page([gallery({}), gallery({})])).rejects.toMatchObject({
      data: {
        errors: [{ message: expect.stringContaining('Two galleries have the ID "work"') }],
      },
    })
    const row = { group: id, form: 'buttons' }
    await expect(page([gallery({ groups: [row, row] })])).rejects.toMatchObject({
      data: {
        errors: [{ message: expect.stringContaining('A filter group is in this gallery twice.') }],
      },
    })
  })

  test('publishes forty articles at once, each with its own revision', async () => {
    const before = await revision(cms)
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        create('articles', { title: `At once ${n}`, slug: `at-once-${n}`, _status: 'published' }),
      ),
    )
    expect(await revision(cms)).toBe(before + 40)
  })

  test('adds a number to the slug of a second article with the same title', async () => {
    const slugs = []
    for (let n = 0; n < 4; n += 1)
      slugs.push((await create('articles', { title: 'Untitled' }))['slug'])
    expect(slugs).toEqual(['untitled', 'untitled-2', 'untitled-3', 'untitled-4'])
  })

  test('republishing writes only rows that are out of date', async () => {
    await republish(cms.payload)
    const clean = await republish(cms.payload)
    expect(clean.written).toBe(0)
    const { id } = await create('articles', { title: 'Damaged', _status: 'published' })
    await cms.payload.db.updateOne({
      collection: 'publications',
      where: { and: [{ kind: { equals: 'article' } }, { key: { equals: String(id) } }] },
      data: { body: { title: 'Something else' } },
    })
    expect((await republish(cms.payload)).written).toBe(1)
    expect((await publishedBody(cms.payload, 'article', id))?.['title']).toBe('Damaged')
  })

  test('republishing in parts looks at everything once', async () => {
    const whole = await republish(cms.payload)
    const steps: string[] = []
    let documents = 0
    for (let from: Position | null = START; from;) {
      const part = await republishFor(cms.payload, from, 0)
      steps.push(from.step)
      documents += part.documents
      expect(part.written).toBe(0)
      from = part.next
    }
    expect(documents).toBe(whole.documents)
    expect([...new Set(steps)]).toEqual(STEPS)
  })

  test('republishing removes what was published of a document that is gone', async () => {
    const { id } = await create('articles', { title: 'Gone', _status: 'published' })
    await cms.payload.db.deleteOne({ collection: 'articles', where: { id: { equals: id } } })
    expect((await republish(cms.payload)).written).toBe(1)
    expect(await publishedBody(cms.payload, 'article', id)).toBeNull()
  })

  test('publishes an article at its scheduled time, even after a crash interrupted the job', async () => {
    const { payload } = cms
    const { id } = await create('articles', { title: 'At its hour' })
    const job = await payload.create({
      collection: 'payload-jobs',
      data: {
        taskSlug: 'schedulePublish',
        queue: 'default',
        waitUntil: new Date(Date.now() - 1000).toISOString(),
        input: { type: 'publish', doc: { relationTo: 'articles', value: id } },
      },
    })
    await payload.db.updateOne({
      collection: 'payload-jobs',
      id: job.id,
      data: { processing: true, updatedAt: new Date(0).toISOString() },
    })
    await payload.jobs.run()
    expect(await publishedBody(payload, 'article', id)).toBeNull()
    const { resetInterruptedJobs } = await import('../../src/start/reset-interrupted-jobs')
    await resetInterruptedJobs(payload)
    await payload.jobs.run()
    expect((await publishedBody(payload, 'article', id))?.['title']).toBe('At its hour')
  })
})

const gallery = (more: object) => ({
  blockType: 'gallery',
  galleryId: 'work',
  title: 'Work',
  pattern: '4',
  source: 'query',
  order: 'newest',
  paging: 'all',
  hoverBox: 'fade',
  ...more,
})

async function revision({ payload }: Pick<TestCms, 'payload'>): Promise<number> {
  const row = await payload.db.findOne<{ id: number; revision?: number }>({
    collection: 'publications',
    where: { kind: { equals: REVISION_COUNTER.kind } },
  })
  return row?.revision ?? 0
}
