import { expect, test } from 'vitest'
import { galleryInForm, fieldIdOf, galleryPrefixes } from './gallery-in-form'

const fields = {
  'blocks.0.id': { value: 'a' },
  'blocks.0.galleryId': { value: 'work' },
  'blocks.1.id': { value: 'b' },
  'blocks.1.galleryId': { value: 'work' },
  'blocks.1.pattern': { value: 'custom' },
  'blocks.1.customPattern': { value: 7 },
  'blocks.1.groups.0.group': { value: 3 },
  'blocks.1.groups.1.group': { value: null },
  'blocks.1.groups.2.group': { value: 3 },
  'blocks.1.paging': { value: 'more' },
  'blocks.1.pageSize': { value: 12 },
  'blocks.2.id': { value: 'c' },
  'blocks.2.galleryId': { value: 'journal' },
  'blocks.2.customPattern': { value: 7 },
  'blocks.2.paging': { value: 'all' },
}

test('reads a gallery from the fields of a form', () => {
  const block = galleryInForm(fields, 'blocks.1.')
  expect(block).toMatchObject({ layout: 'mosaic', pattern: null, pageSize: 12 })
  expect(block.request).toMatchObject({ groups: [3], customPattern: 7 })
})

test('reads missing fields as their defaults', () => {
  const block = galleryInForm(fields, 'blocks.2.')
  expect(block).toMatchObject({ layout: 'mosaic', pattern: '4', pageSize: null })
  // A custom pattern was selected before a built-in one.
  expect(block.request['customPattern']).toBeNull()
  expect(galleryInForm({}, 'blocks.0.').pageSize).toBe(24)
})

test('reads the sizes that the layout has, as long as they are valid', () => {
  const sizesIn = (layout: string, size: Readonly<Record<string, unknown>>) =>
    galleryInForm(
      Object.fromEntries(
        Object.entries({ layout, ...size }).map(([name, value]) => [`blocks.0.${name}`, { value }]),
      ),
      'blocks.0.',
    ).sizes
  expect(sizesIn('masonry', { columns: 3, gap: 0, rowHeight: 200 })).toEqual({ columns: 3, gap: 0 })
  expect(sizesIn('list', { columns: 3, gap: 0, rowHeight: 200 })).toEqual({ rowHeight: 200 })
  expect(sizesIn('masonry', { columns: 70, gap: null })).toEqual({})
})

test('detects another gallery with the same id', () => {
  expect(galleryInForm(fields, 'blocks.0.').sharedId).toBe('work')
  expect(galleryInForm(fields, 'blocks.1.').sharedId).toBe('work')
  expect(galleryInForm(fields, 'blocks.2.').sharedId).toBeNull()
})

test('finds the gallery blocks of a page', () => {
  const mixed = { 'blocks.0.blockType': {}, 'blocks.1.blockType': {}, 'blocks.1.galleryId': {} }
  expect(galleryPrefixes(mixed)).toEqual(['blocks.1.'])
  expect(galleryPrefixes(fields)).toHaveLength(3)
  expect(galleryPrefixes({})).toEqual([])
})

test('returns the element id of a field', () => {
  expect(fieldIdOf('blocks.1.')('galleryId')).toBe('field-blocks__1__galleryId')
})
