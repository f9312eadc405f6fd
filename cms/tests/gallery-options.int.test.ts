import { databaseKinds } from '@tessera/content/testing'
import { describe, expect, test } from 'vitest'
import { cmsOn } from './cms-on'
import { bodyOf } from './published'

const tile = (column: number, row: number, columns = 1, rows = 1) => ({
  column,
  row,
  columns,
  rows,
})
const drawing = { wide: { columns: 3, tiles: [tile(0, 0, 2, 2), tile(2, 0), tile(2, 1)] } }

describe.each(databaseKinds())('the options of a gallery on %s', (_, start) => {
  const cms = cmsOn(start)

  const create = (collection: string, data: object) => cms.payload.create({ collection, data })
  const page = (gallery: object, data: object = { _status: 'published' }) =>
    create('pages', {
      title: 'Options',
      blocks: [{ blockType: 'gallery', galleryId: 'work', title: 'Work', ...gallery }],
      ...data,
    })

  test('every option is published, and defaults stand for what was not chosen', async () => {
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
    expect(await bodyOf(cms.payload, 'page', id)).toMatchObject({
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
    expect(await bodyOf(cms.payload, 'page', plain.id)).toMatchObject({
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

  test('an order by hand gives way when nothing is picked any more', async () => {
    const { id } = await page({ source: 'query', order: 'picked' })
    expect(await bodyOf(cms.payload, 'page', id)).toMatchObject({ blocks: [{ order: 'newest' }] })
  })

  test('a drawn pattern is published whole when saved, and follows its drawing', async () => {
    const pattern = await create('patterns', { label: 'Ours', drawing })
    const { id } = await page({ pattern: 'custom', customPattern: pattern.id })
    expect(await bodyOf(cms.payload, 'page', id)).toMatchObject({
      blocks: [{ pattern: { custom: String(pattern.id) } }],
    })
    expect(await bodyOf(cms.payload, 'pattern', pattern.id)).toMatchObject({
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
    expect(await bodyOf(cms.payload, 'pattern', pattern.id)).toMatchObject({
      breakpoints: { narrow: { columns: 1, spans: [[1, 1]] } },
    })
  })

  test('a drawing with a hole is refused with the reason, and so is a gallery without its pattern', async () => {
    const hole = { wide: { columns: 3, tiles: [tile(0, 0)] } }
    await expect(create('patterns', { label: 'Hole', drawing: hole })).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('column 2, row 1 is empty') }] },
    })
    await expect(page({ pattern: 'custom' })).rejects.toThrow('invalid')
  })

  test('a pattern in use cannot be deleted, in a draft neither; afterwards it can', async () => {
    const { payload } = cms
    const { id: pattern } = await create('patterns', { label: 'Kept', drawing })
    await create('pages', { title: 'Of text', blocks: [{ blockType: 'richText' }] })
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
    expect(await bodyOf(payload, 'pattern', pattern)).toBeNull()
  })
})
