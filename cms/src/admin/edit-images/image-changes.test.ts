import { expect, test } from 'vitest'
import { hasChanges, NO_CHANGES, toEditRequest } from './image-changes'

test('sends only what the editor has chosen', () => {
  expect(toEditRequest([1, 2], NO_CHANGES)).toEqual({
    images: [1, 2],
    addTerms: [],
    removeTerms: [],
  })
  const licence = { license: '', licenseText: '', licenseUrl: '' }
  expect(toEditRequest([1], { ...NO_CHANGES, credit: '', licence, folder: '' })).toMatchObject({
    ...{ credit: '', licence: { license: null }, folder: null },
  })
  expect(toEditRequest([1], { ...NO_CHANGES, folder: '12' })).toMatchObject({ folder: 12 })
})

test('an emptied field is a change', () => {
  expect(hasChanges(NO_CHANGES)).toBe(false)
  expect(hasChanges({ ...NO_CHANGES, credit: '' })).toBe(true)
  expect(hasChanges({ ...NO_CHANGES, terms: new Map([[1, 'remove']]) })).toBe(true)
})
