import type { Condition, Field } from 'payload'
import { expect, test } from 'vitest'
import { lightboxFields } from './lightbox-fields'

/** Names of the fields that an editor of this block sees. */
function seen(block: object, fields: readonly Field[] = lightboxFields()): readonly string[] {
  return fields.flatMap((field) => {
    if ('fields' in field) return seen(block, field.fields)
    const condition = 'admin' in field ? field.admin?.condition : undefined
    const isSeen = condition?.({}, block, CONTEXT) ?? true
    return isSeen && 'name' in field ? [field.name] : []
  })
}

const CONTEXT: Parameters<Condition>[2] = {
  blockData: {},
  operation: 'update',
  path: [],
  user: null,
}

test('what the lightbox offers is asked only where there is one', () => {
  expect(seen({})).toEqual([
    ...['lightbox', 'slides', 'tileClick'],
    ...['captions', 'download', 'share', 'thumbnails', 'autoplay'],
  ])
  expect(seen({ lightbox: false })).toEqual(['lightbox', 'tileClick'])
})

test('captions and downloads are of images, so articles have none', () => {
  expect(seen({ lightbox: true, slides: 'articles' })).toEqual([
    ...['lightbox', 'slides', 'tileClick', 'share', 'thumbnails', 'autoplay'],
  ])
})
