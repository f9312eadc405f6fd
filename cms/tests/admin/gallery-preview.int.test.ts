import { rmSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findMembers } from '../../src/admin/gallery-preview/server/find-members'
import type { GalleryPreview } from '../../src/admin/gallery-preview/preview'
import { inView, linksToFirst } from '../../src/admin/warnings/document-links'
import { previewRequest } from '../../src/admin/gallery-preview/server/preview-request'
import { processImage } from '../../src/images/processing/process-image'
import { createImageFile, uploadImage } from '../testing/images'
import { ORIGIN, post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

/** Needs several variants, so it has none at once. */
const LARGE = { width: 500, height: 400 }

const EDITOR = { email: 'ada@example.org', password: 'a long enough password' }

onEachDatabase('the gallery preview', (database) => {
  const cms = sharedCms(database)
  let cookie: string
  let terms: Record<string, string>
  let groups: Record<string, string>
  let articles: Record<string, string>

  async function preview(gallery: object): Promise<GalleryPreview> {
    const response = await post(cms, '/pages/gallery-preview', gallery, { cookie, origin: ORIGIN })
    expect(response.status).toBe(200)
    return response.json()
  }

  const process = (id: number | string) =>
    processImage(
      { payload: cms.payload, dataDir: cms.settings.dataDir },
      { id: Number(id), priority: 'low' },
    )

  const titles = ({ tiles }: GalleryPreview) => tiles.map(({ title }) => title)

  const create = async (collection: string, data: object) =>
    String((await cms.payload.create({ collection, data })).id)

  beforeAll(async () => {
    await cms.payload.create({
      collection: 'users',
      data: { ...EDITOR, name: 'Ada', role: 'editor' },
    })
    const login = await post(cms, '/users/login', EDITOR, { origin: ORIGIN })
    cookie = login.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')

    groups = {
      topic: await create('filter-groups', { label: 'Topic' }),
      bare: await create('filter-groups', { label: 'Bare' }),
    }
    const term = (label: string) => create('terms', { label, group: Number(groups['topic']) })
    terms = { print: await term('Print'), book: await term('Book'), video: await term('Video') }
    const cover = await cms.payload.create({
      collection: 'media',
      data: { alt: 'All in brown', focalX: 20, focalY: 80 },
      file: await createImageFile({ name: 'brown.jpg', width: 900, height: 600 }),
    })
    const article = (title: string, more: object) =>
      create('articles', { title, _status: 'published', date: '2024-01-01T00:00:00.000Z', ...more })
    articles = {
      old: await article('Old', {
        date: '2020-01-01T00:00:00.000Z',
        terms: [Number(terms['print'])],
      }),
      young: await article('Young', { cover: cover.id, terms: [Number(terms['book'])] }),
      draft: await article('Draft', { _status: 'draft', terms: [Number(terms['video'])] }),
    }
  })

  test('requires an editor of this site', async () => {
    expect((await post(cms, '/pages/gallery-preview', {})).status).toBe(403)
    // A page of another site sends the cookie with its own origin.
    const foreign = await post(
      cms,
      '/pages/gallery-preview',
      {},
      { cookie, origin: 'https://evil.example' },
    )
    expect(foreign.status).toBe(403)
    expect((await preview({})).matching).toBe(2)
  })

  test('refuses an invalid gallery', async () => {
    for (const body of ['', '{', '[]', `{"terms":"${'x'.repeat(100_001)}"}`]) {
      const response = await post(cms, '/pages/gallery-preview', body, { cookie, origin: ORIGIN })
      expect(response.status, body.slice(0, 9)).toBe(400)
    }
  })

  test('shows the articles that the site shows, with images and focal points', async () => {
    const shown = await preview({ source: 'query', order: 'newest' })
    expect(titles(shown)).toEqual(['Young', 'Old'])
    expect(shown.tiles[0]?.image).toMatchObject({ width: 900, focalPoint: { x: 0.2, y: 0.8 } })
    expect(shown.tiles[0]?.image?.src).toMatch(/^\/api\/media\/variant\/[\w.-]+\.webp$/)
    expect(shown.tiles[1]?.image).toBeNull()
    expect(titles(await preview({ source: 'query', order: 'oldest' }))).toEqual(['Old', 'Young'])
    expect(titles(await preview({ terms: [Number(terms['print'])] }))).toEqual(['Old'])
    expect(titles(await preview({ from: '2022-01-01T00:00:00.000Z' }))).toEqual(['Young'])
    expect(titles(await preview({ to: '2022-01-01T00:00:00.000Z' }))).toEqual(['Old'])
    const picked = [Number(articles['old']), Number(articles['young'])]
    expect(titles(await preview({ source: 'picked', picked, order: 'picked' }))).toEqual([
      'Old',
      'Young',
    ])
  })

  test('leaves out articles with excluded terms, and counts them', { tags: 'long' }, async () => {
    const excludedTerms = [Number(terms['print'])]
    const shown = await preview({ source: 'query', excludedTerms })
    expect(titles(shown)).toEqual(['Young'])
    expect(shown).toMatchObject({ matching: 1, excluded: 1 })
    const picked = [Number(articles['old'])]
    const both = await preview({ source: 'both', order: 'newest', picked, excludedTerms })
    expect(titles(both)).toEqual(['Young', 'Old'])
    const request = previewRequest.parse({ source: 'query', excludedTerms })
    const req = await createLocalReq({}, cms.payload)
    const truncated = await findMembers(req, request, 1)
    expect(truncated).toMatchObject({ isComplete: false, published: 1, excluded: 1 })
  })

  test('shows the tiles as they are arranged', { tags: 'long' }, async () => {
    const arrangement = { order: [`article-${articles['old']}`], pinned: [], large: [] }
    const request = { source: 'query', order: 'picked' }
    expect(titles(await preview(request))).toEqual(['Young', 'Old'])
    const arranged = await preview({ ...request, arrangement })
    expect(titles(arranged)).toEqual(['Old', 'Young'])
    expect(arranged.tiles[0]?.id).toBe(`article-${articles['old']}`)
    const pinned = { ...arrangement, order: [], pinned: [`article-${articles['old']}`] }
    expect(titles(await preview({ order: 'newest', arrangement: pinned }))).toEqual([
      'Old',
      'Young',
    ])
  })

  test('counts drafts as unpublished, and deleted articles as deleted', async () => {
    const draft = { id: articles['draft'], label: 'Draft' }
    const everything = await preview({ source: 'query' })
    expect(everything).toMatchObject({ matching: 2, unpublished: { count: 1, first: [draft] } })
    const picked = [Number(articles['draft']), 987_654]
    expect(await preview({ source: 'picked', picked })).toMatchObject({
      tiles: [],
      matching: 0,
      unpublished: { count: 1, first: [draft] },
      deleted: 1,
    })
  })

  test('finds options without articles, groups without options and images without alt text', async () => {
    const shown = await preview({ groups: [Number(groups['topic']), Number(groups['bare'])] })
    expect(shown.groups).toEqual([
      {
        id: groups['topic'],
        label: 'Topic',
        options: 3,
        counts: [
          { label: 'Print', count: 1 },
          { label: 'Book', count: 1 },
        ],
        empty: [{ id: terms['video'], label: 'Video' }],
      },
      { id: groups['bare'], label: 'Bare', options: 0, counts: [], empty: [] },
    ])
    expect(shown.withoutAlt.count).toBe(0)
    await cms.payload.update({
      collection: 'media',
      where: { alt: { equals: 'All in brown' } },
      data: { alt: '' },
    })
    expect((await preview({})).withoutAlt).toMatchObject({ count: 1 })
  })

  test('returns a custom pattern with all its breakpoints', { tags: 'long' }, async () => {
    const tiles = [
      { column: 0, row: 0, columns: 2, rows: 1 },
      { column: 2, row: 0, columns: 1, rows: 1 },
    ]
    const customPattern = await create('patterns', {
      label: 'Ours',
      drawing: { wide: { columns: 3, tiles } },
    })
    expect((await preview({ customPattern })).pattern?.breakpoints.wide.spans).toEqual([
      [2, 1],
      [1, 1],
    ])
    expect((await preview({ customPattern: 987_654 })).pattern).toBeNull()
  })

  test(
    'reads at most the maximum number of articles, and counts the others',
    { tags: 'long' },
    async () => {
      const req = await createLocalReq({}, cms.payload)
      const all = previewRequest.parse({ order: 'oldest' })
      const few = await findMembers(req, all, 1)
      expect(few.all.map(({ title }) => title)).toEqual(['Old'])
      expect(few).toMatchObject({ published: 2, isComplete: false })
      expect(await findMembers(req, all)).toMatchObject({ published: 2, isComplete: true })
    },
  )

  test('shows images, and names those that are held back', async () => {
    const upload = async (name: string, data: object) =>
      (
        await cms.payload.create({
          collection: 'media',
          data,
          file: await createImageFile({ name }),
        })
      ).id
    const shown = await upload('shown.jpg', { alt: 'A pier', title: 'Pier' })
    const held = await upload('held.jpg', { title: 'Held' })
    const unconfirmed = await upload('keyword.jpg', { alt: 'A keyword', title: 'Keyword' })
    const video = Number(terms['video'])
    await cms.payload.db.updateOne({
      collection: 'media',
      id: unconfirmed,
      data: { terms: [video], keywordTerms: [video] },
    })
    const images = await preview({
      works: 'images',
      source: 'both',
      terms: [video],
      pickedImages: [shown, held, 987_654],
    })
    expect(titles(images)).toEqual(['Pier'])
    expect(images).toMatchObject({
      matching: 1,
      deleted: 1,
      heldBack: { 'no-alt': { count: 1, first: [{ id: String(held), label: 'Held' }] } },
      unconfirmed: { count: 1, first: [{ id: String(unconfirmed), label: 'Keyword' }] },
    })
    expect(titles(await preview({ works: 'both', source: 'both', pickedImages: [shown] }))).toEqual(
      expect.arrayContaining(['Pier', 'Old', 'Young']),
    )
  })

  test('says that the sizes of an image are being made, and shows the image when it has them', async () => {
    const { id } = await uploadImage(cms.payload, 'A harbour', { ...LARGE, name: 'harbour.jpg' })
    const gallery = { works: 'images', source: 'picked', pickedImages: [id] }
    const waiting = await preview(gallery)
    expect(waiting).toMatchObject({
      ...{ tiles: [], matching: 0, waitsForSizes: true },
      heldBack: {
        ...{ 'no-alt': { count: 0 }, 'sizes-failed': { count: 0 } },
        'sizes-pending': { count: 1, first: [{ id: String(id), label: 'A harbour' }] },
      },
    })
    await process(id)
    const shown = await preview(gallery)
    expect(titles(shown)).toEqual(['A harbour'])
    expect(shown).toMatchObject({ matching: 1, waitsForSizes: false })
    expect(Object.values(shown.heldBack).map(({ count }) => count)).toEqual([0, 0, 0])
  })

  test('names an image whose sizes could not be made, and waits no longer', async () => {
    const { id, filename } = await uploadImage(cms.payload, 'A quay', {
      ...LARGE,
      name: 'quay.jpg',
    })
    rmSync(path.join(cms.settings.dataDir, 'media/originals', String(filename)))
    await process(id)
    const gallery = { works: 'images', source: 'picked', pickedImages: [id] }
    expect(await preview(gallery)).toMatchObject({
      waitsForSizes: false,
      heldBack: {
        ...{ 'no-alt': { count: 0 }, 'sizes-pending': { count: 0 } },
        'sizes-failed': { count: 1, first: [{ id: String(id) }] },
      },
    })
  })

  test('asks for an alt text first: the sizes are made meanwhile', { tags: 'long' }, async () => {
    const { id } = await uploadImage(cms.payload, undefined, { ...LARGE, name: 'mole.jpg' })
    const gallery = { works: 'images', source: 'picked', pickedImages: [id] }
    expect(await preview(gallery)).toMatchObject({
      waitsForSizes: true,
      heldBack: { 'no-alt': { count: 1 }, 'sizes-pending': { count: 0 } },
    })
  })

  test('waits for the cover of an article', { tags: 'long' }, async () => {
    const cover = await uploadImage(cms.payload, 'A buoy', { ...LARGE, name: 'buoy.jpg' })
    const picked = [await create('articles', { title: 'Buoy', _status: 'published' })]
    const gallery = { source: 'picked', picked: picked.map(Number) }
    expect((await preview(gallery)).waitsForSizes).toBe(false)
    const data = { cover: cover.id, _status: 'published' }
    await cms.payload.update({ collection: 'articles', id: Number(picked[0]), data })
    expect((await preview(gallery)).waitsForSizes).toBe(true)
    await process(cover.id)
    expect((await preview(gallery)).waitsForSizes).toBe(false)
  })

  test('the list that a warning links to has all images that it counts', async () => {
    const images = []
    for (let index = 0; index < 5; index++) {
      const image = await uploadImage(cms.payload, undefined, { name: `reed-${index}.jpg` })
      images.push(Number(image.id))
    }
    // Of no gallery.
    await uploadImage(cms.payload, undefined, { name: 'other.jpg' })
    const { heldBack } = await preview({
      ...{ works: 'images', source: 'picked', pickedImages: images },
    })
    const named = heldBack['no-alt']
    expect(named).toMatchObject({ count: 5, ids: images.map(String) })
    expect(named.first).toHaveLength(3)
    const links = linksToFirst('/admin', { collection: 'media', named, also: inView('no-alt') })
    const { label, href } = links[3] ?? {}
    expect(label).toBe('and 2 more')
    const headers = { cookie, origin: ORIGIN }
    const list = await send(cms, `/media?${href?.split('?')[1]}`, { headers })
    const { docs } = await list.json()
    expect(docs.map((doc: { id: number }) => doc.id).sort(numerically)).toEqual(images)
  })
})

const numerically = (a: number, b: number) => a - b
