import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { executeRaw } from '../../src/database/execute-raw'
import { createImageFile, uploadImage } from '../testing/images'
import { INTERNAL_API, post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

/** A query has at most 32,766 variables on SQLite, and 65,535 on PostgreSQL, where this would take a minute. */
const COPIES = process.env['SOAK'] ? 33_000 : 300
const COPIED = 'f'.repeat(64)
const INSERT_COPIES = `
  insert into media (filename, width, height, file_hash, updated_at, created_at)
  with recursive copies (number) as (
    select 1 union all select number + 1 from copies where number < ${COPIES}
  )
  select 'copy-' || number || '.jpg', 60, 40, '${COPIED}', '2026-01-01', '2026-01-01' from copies`

onEachDatabase('the media screen', (database) => {
  const cms = sharedCms(database)
  /** Each width is another file. */
  let width = 40
  const upload = (alt?: string) => uploadImage(cms.payload, alt, { width: width++ })
  const find = async (where: Where) => {
    const options = { sort: 'id', pagination: false } as const
    const { docs } = await cms.payload.find({ collection: 'media', where, ...options })
    return docs.map(({ id }) => id)
  }
  const view = (name: string) => find({ libraryView: { equals: name } })
  /** The newest version has the terms, a form that was opened before is out of date, and the audit log has an entry. */
  const expectSaved = async (id: number | string, all: readonly (number | string)[]) => {
    const image = await cms.payload.findByID({ collection: 'media', id, depth: 0 })
    const versions = await cms.payload.findVersions({
      ...{ collection: 'media', where: { parent: { equals: id } }, depth: 0 },
      sort: '-updatedAt',
    })
    const [newest, before] = versions.docs
    expect(newest?.version).toMatchObject({ terms: image['terms'], alt: image['alt'] })
    expect(newest?.updatedAt).toBe(image.updatedAt)
    const stale = await send(cms, `/media/${id}`, {
      method: 'PATCH',
      body: JSON.stringify({ terms: [] }),
      headers: { ...INTERNAL_API, 'if-match': `"${before?.updatedAt}"` },
    })
    expect(stale.status).toBe(409)
    const where: Where = { and: [{ kind: { equals: 'Media' } }, { action: { equals: 'saved' } }] }
    const { docs } = await cms.payload.find({ collection: 'audit-log', where })
    const times = docs.reduce((sum, { count }) => sum + Number(count), 0)
    expect(times).toBeGreaterThanOrEqual(all.length)
  }

  test('lists images without alt text, but not decorative ones', async () => {
    await upload('A boat')
    const bare = await upload()
    const empty = await upload('')
    const decorative = await upload()
    await cms.payload.update({ collection: 'media', id: decorative.id, data: { decorative: true } })
    expect(await view('no-alt')).toEqual([bare.id, empty.id])
    const both: Where = {
      and: [{ libraryView: { in: 'no-alt' } }, { id: { not_equals: bare.id } }],
    }
    expect(await find(both)).toEqual([empty.id])
  })

  test(
    `lists ${COPIES} images, in the long form more than a query has variables`,
    { tags: 'long' },
    async () => {
      const { count } = cms.payload
      const ofView = (name: string) =>
        count({ collection: 'media', where: { libraryView: { equals: name } } })
      const before = await ofView('too-small')
      await executeRaw(cms, INSERT_COPIES)
      expect((await ofView('too-small')).totalDocs).toBe(before.totalDocs + COPIES)
      expect((await ofView('duplicates')).totalDocs).toBe(COPIES)
      await executeRaw(cms, `delete from media where file_hash = '${COPIED}'`)
    },
  )

  test('lists images that are blurred in the largest tile', { tags: 'long' }, async () => {
    const size = (width: number, height: number) =>
      uploadImage(cms.payload, 'Sea', { width, height })
    const [narrow, low, sharp, whole] = [
      await size(400, 900),
      await size(900, 400),
      await size(700, 900),
      await size(1000, 300),
    ]
    await cms.payload.update({ collection: 'media', id: whole.id, data: { doNotCrop: true } })
    const found = await view('too-small')
    expect(found).toEqual(expect.arrayContaining([narrow.id, low.id]))
    for (const { id } of [sharp, whole]) expect(found).not.toContain(id)
    await cms.payload.update({ collection: 'media', id: low.id, data: { doNotCrop: true } })
    expect(await view('too-small')).not.toContain(low.id)
  })

  test(
    'compares an image with the largest tile of the galleries that show it',
    { tags: 'long' },
    async () => {
      const size = (width: number, height: number) =>
        uploadImage(cms.payload, 'Sea', { width, height })
      // Less than the usual tile, but enough for four columns.
      const [inColumns, asCover] = [await size(350, 450), await size(351, 450)]
      expect(await view('too-small')).toEqual(expect.arrayContaining([inColumns.id, asCover.id]))
      const group = await cms.payload.create({
        collection: 'filter-groups',
        data: { label: 'Size' },
      })
      const term = await cms.payload.create({
        collection: 'terms',
        data: { label: 'Sea', group: group.id },
      })
      await cms.payload.create({
        collection: 'articles',
        data: { title: 'Covered', cover: asCover.id, terms: [term.id], _status: 'published' },
      })
      const gallery = (data: object) => ({
        ...{
          blockType: 'gallery',
          title: 'Sea',
          galleryId: 'sea',
          layout: 'columns',
          works: 'both',
        },
        ...{ source: 'both', terms: [term.id], pickedImages: [inColumns.id], ...data },
      })
      const page = await cms.payload.create({
        collection: 'pages',
        data: { title: 'The sea', blocks: [gallery({})], _status: 'published' },
      })
      const small = async () => {
        const found = await view('too-small')
        return [inColumns.id, asCover.id].map((each) => found.includes(each))
      }
      const tilesOf = async (id: number | string) => {
        const response = await send(cms, `/media/${id}/tiles`, { headers: INTERNAL_API })
        return (await response.json()).tiles
      }
      expect(await small()).toEqual([false, false])
      const named = { page: { id: String(page.id), title: 'The sea' }, gallery: 'Sea' }
      expect(await tilesOf(inColumns.id)).toEqual([{ ...named, tile: { width: 320, height: 400 } }])
      await cms.payload.update({
        collection: 'pages',
        id: page.id,
        data: { blocks: [gallery({ columns: 2, gap: 0 })], _status: 'published' },
      })
      expect(await small()).toEqual([true, true])
      expect(await tilesOf(asCover.id)).toEqual([{ ...named, tile: { width: 655, height: 819 } }])
      await cms.payload.delete({ collection: 'pages', id: page.id })
      await cms.payload.delete({ collection: 'terms', id: term.id })
      await cms.payload.delete({ collection: 'filter-groups', id: group.id })
    },
  )

  test('a bulk change of a view changes only its images', async () => {
    const before = await view('no-alt')
    await cms.payload.update({
      collection: 'media',
      where: { libraryView: { equals: 'no-alt' } },
      data: { decorative: true },
    })
    expect(await view('no-alt')).toEqual([])
    expect(await find({ decorative: { equals: true } })).toEqual(expect.arrayContaining(before))
  })

  test('lists images that neither a published document nor a draft shows', async () => {
    const [cover, inDraft, inGallery, inFolder, unused] = [
      await upload('Cover'),
      await upload('In a draft'),
      await upload('Picked'),
      await upload('In a folder'),
      await upload('Nowhere'),
    ]
    const folder = await cms.payload.create({
      collection: 'payload-folders',
      data: { name: 'Coast' },
    })
    await cms.payload.update({
      collection: 'media',
      id: inFolder.id,
      data: { folder: folder.id },
    })
    const gallery = {
      blockType: 'gallery',
      title: 'Views',
      galleryId: 'views',
      works: 'images',
      source: 'both',
      pickedImages: [inGallery.id],
      folders: [folder.id],
    }
    await cms.payload.create({
      collection: 'articles',
      data: { title: 'Live', cover: cover.id, _status: 'published' },
    })
    await cms.payload.create({
      collection: 'articles',
      draft: true,
      data: { title: 'Later', cover: inDraft.id },
    })
    const page = await cms.payload.create({
      collection: 'pages',
      data: { title: 'Home', blocks: [gallery], _status: 'published' },
    })
    const found = await view('unused')
    expect(found).toContain(unused.id)
    for (const used of [cover, inDraft, inGallery, inFolder]) expect(found).not.toContain(used.id)
    const usesOf = async (id: number | string) => {
      const response = await send(cms, `/media/${id}/uses`, { headers: INTERNAL_API })
      return (await response.json()).uses
    }
    expect(await usesOf(inDraft.id)).toMatchObject([
      { kind: 'Article', title: 'Later', isPublished: false },
    ])
    expect(await usesOf(inFolder.id)).toEqual([
      { kind: 'Page', title: 'Home', path: `/collections/pages/${page.id}`, isPublished: true },
    ])
    expect(await usesOf(unused.id)).toEqual([])
    expect((await send(cms, `/media/${unused.id}/uses`)).status).toBe(403)
  })

  test('recognises the same file, and stores it twice only if the editor wants it', async () => {
    const file = await createImageFile({ name: 'pier.jpg', width: 300 })
    const postFile = (query: string) => {
      const body = new FormData()
      body.set('_payload', '{}')
      body.set('file', new Blob([new Uint8Array(file.data)], { type: 'image/jpeg' }), file.name)
      return send(cms, `/media${query}`, { method: 'POST', body, headers: INTERNAL_API })
    }
    const first = await (await postFile('?sameFile=ask')).json()
    const refused = await postFile('?sameFile=ask')
    expect(refused.status).toBe(409)
    expect((await refused.json()).errors).toMatchObject([
      {
        message: 'This file is in Media already, as “pier.jpg”.',
        data: {
          existing: {
            id: first.doc.id,
            title: 'pier.jpg',
            thumbnail: expect.stringContaining('/api/media/variant/'),
          },
        },
      },
    ])
    expect(await view('duplicates')).toEqual([])
    const second = await (await postFile('')).json()
    expect(await view('duplicates')).toEqual([first.doc.id, second.doc.id])
  })

  test(
    'the same files stand together, in the order of the list among them',
    { tags: 'long' },
    async () => {
      const pairs = [...'bcad'].map((name, index) => [name, `${index % 2}`])
      for (const [name, hash] of pairs)
        await executeRaw(
          cms,
          `insert into media (filename, file_hash, updated_at, created_at)
        values ('${name}.jpg', 'together-${hash}', '2026-01-01', '2026-01-01')`,
        )
      const names = async (sort: string) => {
        const query = new URLSearchParams({
          ...{ 'where[and][0][libraryView][equals]': 'duplicates', sort, limit: '0' },
          'where[and][1][filename][in]': 'a.jpg,b.jpg,c.jpg,d.jpg',
        })
        const response = await send(cms, `/media?${query}`, { headers: INTERNAL_API })
        const { docs } = await response.json()
        return docs.map(({ filename }: { filename: string }) => filename[0]).join('')
      }
      expect(await names('filename')).toBe('abcd')
      expect(await names('-filename')).toBe('badc')
      await executeRaw(cms, `delete from media where file_hash like 'together-%'`)
    },
  )

  test('plans a gallery from terms and keywords, and makes its page', async () => {
    // The site of this test has no front page.
    await cms.payload.delete({ collection: 'pages', where: { slug: { equals: 'home' } } })
    const topic = await cms.payload.create({
      collection: 'filter-groups',
      data: { label: 'Topic' },
    })
    const boats = await cms.payload.create({
      collection: 'terms',
      data: { label: 'Boats', group: topic.id },
    })
    const [first, second] = [await upload('One'), await upload()]
    const describe = (id: number | string, data: object) =>
      cms.payload.update({ collection: 'media', id, data })
    await describe(first.id, { terms: [boats.id], keywords: ['Light|Dawn', 'Driftwood'] })
    await describe(second.id, { keywords: ['Light|Dusk', 'Driftwood'] })
    const images = [second.id, first.id]
    const plan = await (await post(cms, '/media/gallery-plan', { images }, INTERNAL_API)).json()
    expect(plan).toEqual({
      groups: [{ id: topic.id, label: 'Topic', terms: ['Boats'] }],
      allGroups: [{ id: topic.id, label: 'Topic' }],
      keywords: [
        { keyword: 'Driftwood', count: 2, group: null },
        { keyword: 'Light|Dawn', count: 1, group: 'Light' },
        { keyword: 'Light|Dusk', count: 1, group: 'Light' },
      ],
      withoutAlt: 1,
      hasFrontPage: false,
    })
    const make = async (title: string) =>
      post(
        cms,
        '/media/gallery',
        {
          title,
          images,
          isFrontPage: true,
          groups: [topic.id],
          keywords: [
            { keyword: 'Light|Dawn', group: 'Light' },
            { keyword: 'Light|Dusk', group: 'Light' },
          ],
        },
        INTERNAL_API,
      )
    // A refused request leaves no terms behind.
    expect((await make(' ')).status).toBe(400)
    const { id } = await (await make('Views of water')).json()
    const page = await cms.payload.findByID({ collection: 'pages', id, draft: true, depth: 1 })
    expect(page).toMatchObject({
      title: 'Views of water',
      slug: 'home',
      _status: 'draft',
      blocks: [
        {
          blockType: 'gallery',
          galleryId: 'views-of-water',
          works: 'images',
          source: 'picked',
          order: 'picked',
          pickedImages: images.map((image) => ({ id: image })),
          groups: [{ group: { label: 'Topic' } }, { group: { label: 'Light' } }],
        },
      ],
    })
    const described = await cms.payload.findByID({ collection: 'media', id: first.id, depth: 1 })
    expect(described).toMatchObject({
      keywords: ['Driftwood'],
      terms: [{ label: 'Boats' }, { label: 'Dawn' }],
    })
    await expectSaved(first.id, images)
    const { totalDocs } = await cms.payload.count({ collection: 'filter-groups' })
    expect(totalDocs).toBe(2)
  })
})
