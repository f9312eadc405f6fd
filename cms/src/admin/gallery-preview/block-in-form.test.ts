import { expect, test } from 'vitest'
import { blockInForm, fieldIdOf, galleriesIn } from './block-in-form'

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

test('reads a gallery as it stands in the form', () => {
  const block = blockInForm(fields, 'blocks.1.')
  expect(block).toMatchObject({ layout: 'mosaic', pattern: null, pageSize: 12 })
  expect(block.request).toMatchObject({ groups: [3], customPattern: 7 })
})

test('what is not chosen reads as its default', () => {
  const block = blockInForm(fields, 'blocks.2.')
  expect(block).toMatchObject({ layout: 'mosaic', pattern: '4', pageSize: null })
  // Chosen once and given up: the pattern is one of ours again.
  expect(block.request['customPattern']).toBeNull()
  expect(blockInForm({}, 'blocks.0.').pageSize).toBe(24)
})

test('finds another gallery with the same id', () => {
  expect(blockInForm(fields, 'blocks.0.').sharedId).toBe('work')
  expect(blockInForm(fields, 'blocks.1.').sharedId).toBe('work')
  expect(blockInForm(fields, 'blocks.2.').sharedId).toBeNull()
})

test('finds the galleries among the blocks of a page', () => {
  const mixed = { 'blocks.0.blockType': {}, 'blocks.1.blockType': {}, 'blocks.1.galleryId': {} }
  expect(galleriesIn(mixed)).toEqual(['blocks.1.'])
  expect(galleriesIn(fields)).toHaveLength(3)
  expect(galleriesIn({})).toEqual([])
})

test('a field of a block is found on the screen by its id', () => {
  expect(fieldIdOf('blocks.1.')('galleryId')).toBe('field-blocks__1__galleryId')
})
