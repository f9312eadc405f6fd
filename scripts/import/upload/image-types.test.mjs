import { IMAGE_TYPES as CONTENT_TYPES } from '@tessera/content'
import { expect, test } from 'vitest'
import { IMAGE_TYPES } from './image-types.mjs'

test('equals the image types of the CMS', () => {
  const types = Object.entries(CONTENT_TYPES).map(([type, extension]) => [`.${extension}`, type])
  expect(IMAGE_TYPES).toEqual({ ...Object.fromEntries(types), '.jpeg': 'image/jpeg' })
})
