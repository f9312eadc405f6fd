import type { Condition, Field } from 'payload'
import { expect, test } from 'vitest'
import { lightboxFields } from './lightbox-fields'

/** Names of the fields that are visible for a block. */
function visibleFields(
  block: object,
  fields: readonly Field[] = lightboxFields(),
): readonly string[] {
  return fields.flatMap((field) => {
    if ('fields' in field) return visibleFields(block, field.fields)
    const condition = 'admin' in field ? field.admin?.condition : undefined
    const isVisible = condition?.({}, block, CONTEXT) ?? true
    return isVisible && 'name' in field ? [field.name] : []
  })
}

const CONTEXT: Parameters<Condition>[2] = {
  blockData: {},
  operation: 'update',
  path: [],
  user: null,
}

test('shows the lightbox options only with a lightbox', () => {
  expect(visibleFields({})).toEqual([
    ...['lightbox', 'slides', 'tileClick'],
    ...['captions', 'details', 'camera', 'download', 'share', 'thumbnails', 'autoplay'],
  ])
  expect(visibleFields({ lightbox: false })).toEqual(['lightbox', 'tileClick'])
})

test('hides captions, details, camera data and download if the lightbox shows articles', () => {
  expect(visibleFields({ lightbox: true, slides: 'articles' })).toEqual([
    ...['lightbox', 'slides', 'tileClick', 'share', 'thumbnails', 'autoplay'],
  ])
})
