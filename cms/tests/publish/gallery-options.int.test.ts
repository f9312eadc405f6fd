import { expect, test } from 'vitest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { publishedBody } from '../testing/published'

const tile = (column: number, row: number, columns = 1, rows = 1) => ({
  column,
  row,
  columns,
  rows,
})
const drawing = { wide: { columns: 3, tiles: [tile(0, 0, 2, 2), tile(2, 0), tile(2, 1)] } }

onEachDatabase('a gallery', (database) => {
  const cms = sharedCms(database)

  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const page = (gallery: object, data: object = { _status: 'published' }) =>
    create('pages', {
      title: 'Options',
      blocks: [{ blockType: 'gallery', galleryId: 'work', title: 'Work', ...gallery }],
      ...data,
    })

  test('publishes every option, and defaults for empty fields', async () => {
    const group = await create('filter-groups', { label: 'Topic' })
    const options = {
      layout: 'masonry',
      search: true,
      sorts: ['random', 'title'],
      paging: 'endless',
      pageSize: 30,
      hoverBox: 'slide-left',
      textPosition: { small: 'top', wide: 'left' },
    }
    const { id } = await page({ ...options, groups: [{ group: group.id, multiple: true }] })
    expect(await publishedBody(cms.payload, 'page', id)).toMatchObject({
      blocks: [
        {
          layout: 'masonry',
          pattern: '4',
          groups: [{ group: String(group.id), form: 'buttons', multiple: true }],
          search: true,
          sorts: ['random', 'title'],
          paging: { kind: 'endless', size: 30 },
          hoverBox: 'slide-left',
          textPosition: { small: 'top', wide: 'left', tall: 'bottom', big: 'bottom' },
        },
      ],
    })
    const plain = await page({})
    expect(await publishedBody(cms.payload, 'page', plain.id)).toMatchObject({
      blocks: [
        {
          layout: 'mosaic',
          search: false,
          sorts: [],
          paging: { kind: 'more', size: 24 },
          hoverBox: 'fade',
        },
      ],
    })
  })

  test(
    'publishes the sizes that the layout has, and refuses others with a sentence',
    { tags: 'long' },
    async () => {
      const published = async (gallery: object) => {
        const { id } = await page(gallery)
        const body = await publishedBody(cms.payload, 'page', id)
        const { columns, rowHeight, gap } = JSON.parse(JSON.stringify(body)).blocks[0]
        return { columns, rowHeight, gap }
      }
      const sizes = { columns: 3, rowHeight: 320, gap: 0 }
      expect(await published({ ...sizes, layout: 'mosaic' })).toEqual({ rowHeight: 320, gap: 0 })
      expect(await published({ ...sizes, layout: 'masonry' })).toEqual({ columns: 3, gap: 0 })
      expect(await published({ ...sizes, layout: 'list' })).toEqual({ rowHeight: 320 })
      expect(await published({ layout: 'columns' })).toEqual({})
      for (const wrong of [{ columns: 7 }, { columns: 2.5 }]) {
        await expect(page({ layout: 'columns', ...wrong })).rejects.toMatchObject({
          data: {
            errors: [{ message: 'Columns: a whole number from 1 to 6, or empty for the default.' }],
          },
        })
      }
    },
  )

  test('publishes a period filter with the name that the editor gives it', async () => {
    const period = async (gallery: object) => {
      const { id } = await page(gallery)
      const body = await publishedBody(cms.payload, 'page', id)
      return JSON.parse(JSON.stringify(body)).blocks[0].period
    }
    expect(await period({})).toBeUndefined()
    expect(await period({ period: true })).toEqual({ label: 'Period' })
    expect(await period({ period: true, periodLabel: 'Printed' })).toEqual({ label: 'Printed' })
    expect(await period({ period: false, periodLabel: 'Printed' })).toBeUndefined()
  })

  test('mirrors repeats of mosaics only', { tags: 'long' }, async () => {
    const published = async (gallery: object) => {
      const { id } = await page({ mirrorRepeats: true, ...gallery })
      const body = await publishedBody(cms.payload, 'page', id)
      return JSON.parse(JSON.stringify(body)).blocks[0].mirrorRepeats
    }
    expect(await published({})).toBe(true)
    expect(await published({ layout: 'columns' })).toBeUndefined()
    expect(await published({ mirrorRepeats: false })).toBeUndefined()
  })

  test(
    'fits shapes in mosaics, unless switched off or in an order by hand or by title',
    { tags: 'long' },
    async () => {
      const published = async (gallery: object) => {
        const { id } = await page(gallery)
        const body = await publishedBody(cms.payload, 'page', id)
        return JSON.parse(JSON.stringify(body)).blocks[0].fitShapes
      }
      expect(await published({})).toBe(true)
      expect(await published({ order: 'oldest' })).toBe(true)
      expect(await published({ fitShapes: false })).toBe(false)
      expect(await published({ order: 'title' })).toBe(false)
      const { id: article } = await create('articles', { title: 'Picked' })
      const picked = { source: 'both', picked: [article] }
      expect(await published({ ...picked, order: 'picked' })).toBe(false)
      expect(await published({ layout: 'justified' })).toBe(false)
    },
  )

  test('publishes an order by hand, pinned and large tiles, where they have an effect', async () => {
    const arrangement = {
      order: ['article-2', 'article-1'],
      pinned: ['image-3'],
      large: ['article-1'],
    }
    const published = async (gallery: object) => {
      const { id } = await page({ source: 'query', arrangement, ...gallery })
      return publishedBody(cms.payload, 'page', id)
    }
    expect(await published({ order: 'picked' })).toMatchObject({
      blocks: [{ order: 'picked', arrangement }],
    })
    expect(await published({ order: 'newest', layout: 'columns' })).toMatchObject({
      blocks: [{ order: 'newest', arrangement: { order: [], pinned: ['image-3'], large: [] } }],
    })
    const plain = JSON.stringify(await published({ arrangement: null }))
    expect(plain).not.toContain('arrangement')
  })

  test('refuses an arrangement that is none', async () => {
    const stored = page({ arrangement: { order: ['article-1; drop'] } })
    await expect(stored).rejects.toThrow(/arrangement/i)
  })

  test(
    'replaces the order by hand when nothing is arranged, and no work of a shown kind is picked',
    { tags: 'long' },
    async () => {
      const published = async (gallery: object) => {
        const { id } = await page({ ...gallery, order: 'picked' })
        return publishedBody(cms.payload, 'page', id)
      }
      const { id: article } = await create('articles', { title: 'Picked' })
      const picked = [article]
      for (const gallery of [
        { source: 'query' },
        { source: 'picked' },
        { source: 'both', picked: [] },
        { source: 'query', picked },
        { source: 'picked', picked, works: 'images' },
      ])
        expect(await published(gallery), JSON.stringify(gallery)).toMatchObject({
          blocks: [{ order: 'newest' }],
        })
      for (const gallery of [
        { source: 'picked', picked },
        { source: 'both', picked, works: 'both' },
      ])
        expect(await published(gallery), JSON.stringify(gallery)).toMatchObject({
          blocks: [{ order: 'picked' }],
        })
    },
  )

  test('publishes a custom pattern with all breakpoints, and publishes it again when its drawing changes', async () => {
    const pattern = await create('patterns', { label: 'Ours', drawing })
    const { id } = await page({ pattern: 'custom', customPattern: pattern.id })
    expect(await publishedBody(cms.payload, 'page', id)).toMatchObject({
      blocks: [{ pattern: { custom: String(pattern.id) } }],
    })
    expect(await publishedBody(cms.payload, 'pattern', pattern.id)).toMatchObject({
      label: 'Ours',
      breakpoints: {
        wide: {
          columns: 3,
          spans: [
            [2, 2],
            [1, 1],
            [1, 1],
          ],
          remainders: { 1: expect.anything(), 2: expect.anything() },
        },
        medium: expect.anything(),
        narrow: expect.anything(),
      },
    })
    const narrow = { columns: 1, tiles: [tile(0, 0)] }
    await cms.payload.update({
      collection: 'patterns',
      id: pattern.id,
      data: { drawing: { ...drawing, narrow } },
    })
    expect(await publishedBody(cms.payload, 'pattern', pattern.id)).toMatchObject({
      breakpoints: { narrow: { columns: 1, spans: [[1, 1]] } },
    })
  })

  test('refuses a drawing with a hole, with the reason, and a gallery without its pattern', async () => {
    const hole = { wide: { columns: 3, tiles: [tile(0, 0)] } }
    await expect(create('patterns', { label: 'Hole', drawing: hole })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('column 2, row 1 is empty') }] },
    })
    await expect(page({ pattern: 'custom' })).rejects.toThrow('invalid')
  })

  test('refuses to delete a pattern that a page or a draft uses', async () => {
    const { payload } = cms
    const { id: pattern } = await create('patterns', { label: 'Kept', drawing })
    await create('pages', { title: 'Of text', blocks: [{ blockType: 'richText' }] })
    await create('pages', { title: 'Without blocks' })
    await create('pages', { title: 'With no block', blocks: [], _status: 'published' })
    const { id } = await page(
      { pattern: 'custom', customPattern: pattern },
      { title: 'Draft with it', _status: 'draft' },
    )
    await expect(payload.delete({ collection: 'patterns', id: pattern })).rejects.toThrow(
      'A gallery on "Draft with it" uses this pattern.',
    )
    const blocks = [{ blockType: 'gallery', galleryId: 'work', title: 'Work', pattern: '5' }]
    await payload.update({ collection: 'pages', id, data: { blocks, _status: 'published' } })
    await payload.delete({ collection: 'patterns', id: pattern })
    expect(await publishedBody(payload, 'pattern', pattern)).toBeNull()
  })
})
