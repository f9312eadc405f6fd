import { expect, test } from 'vitest'
import { tileShapes } from './tile-shapes'

const shapes = (gallery: Partial<Parameters<typeof tileShapes>[0]>) =>
  tileShapes({ layout: 'mosaic', pattern: '4', ...gallery })

test('a list crops its images to a share of the row, on phones almost to a square', () => {
  expect(shapes({ layout: 'list' })).toEqual([2, 1.9, 1.3])
  expect(shapes({ layout: 'list', rowHeight: 480 })).toEqual([1.1, 1])
})

test('columns have one shape, mosaics those of their cells', () => {
  expect(shapes({ layout: 'columns' })).toEqual([0.8])
  expect(shapes({}).length).toBeGreaterThan(1)
})

test('masonry and justified rows crop nothing', () => {
  expect(shapes({ layout: 'masonry' })).toEqual([])
  expect(shapes({ layout: 'justified' })).toEqual([])
})
