// @ts-check
import { IMAGE_TYPES, VIDEO_TYPES } from '@tessera/content/file-types'
import { expect, test } from 'vitest'
import { CONTENT_TYPES } from './content-types.mjs'

test('has the type of every image and video that editors can upload', () => {
  const types = Object.entries({ ...IMAGE_TYPES, ...VIDEO_TYPES })
  expect(CONTENT_TYPES).toEqual(
    Object.fromEntries(types.map(([type, extension]) => [extension, type])),
  )
})
