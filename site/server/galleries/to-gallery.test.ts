import { expect, test } from 'vitest'
import { galleryBlock } from '../../testing/test-documents'
import { toGallery } from './to-gallery'

const store = { groups: new Map(), patterns: new Map() }
const block = galleryBlock({ id: 'work', title: 'Work', pattern: '5', fitShapes: true })

test('a page of a mosaic that fits shapes has whole repeats of the pattern', () => {
  const sizeOf = (fields: Partial<typeof block>) => {
    const { paging } = toGallery({ ...block, ...fields }, store, 2_000)
    return paging.kind === 'all' ? null : paging.size
  }
  expect(sizeOf({})).toBe(25)
  expect(sizeOf({ pattern: '4' })).toBe(24)
  expect(sizeOf({ paging: { kind: 'pages', size: 96 } })).toBe(95)
  expect(sizeOf({ paging: { kind: 'all' } })).toBe(50)
  expect(sizeOf({ fitShapes: false })).toBe(24)
  expect(sizeOf({ layout: 'columns' })).toBe(24)
})

test('other layouts do not fit shapes', () => {
  expect(toGallery(block, store, 10)).toMatchObject({ fitShapes: true, paging: { size: 25 } })
  expect(toGallery({ ...block, layout: 'masonry' }, store, 10)).not.toHaveProperty('fitShapes')
})
