import { IMAGE_TYPES as CONTENT_TYPES } from '@tessera/content'
import { expect, test } from 'vitest'
import * as limits from '../../../cms/src/images/upload/limits'
import { IMAGE_TYPES, MAX_IMAGE_SIZE, MAX_PIXELS, MAX_TIFF_SIZE } from './image-types.mjs'

test('equals the image types of the CMS', () => {
  const types = Object.entries(CONTENT_TYPES).map(([type, extension]) => [`.${extension}`, type])
  expect(IMAGE_TYPES).toEqual({ ...Object.fromEntries(types), '.jpeg': 'image/jpeg' })
})

test('equals the limits of the CMS', () => {
  const { MAX_UPLOAD_BYTES, MAX_TIFF_BYTES } = limits
  const theirs = [MAX_UPLOAD_BYTES, MAX_TIFF_BYTES, limits.MAX_PIXELS]
  expect([MAX_IMAGE_SIZE, MAX_TIFF_SIZE, MAX_PIXELS]).toEqual(theirs)
})
