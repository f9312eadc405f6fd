import { expect, test } from 'vitest'
import { splitKeyword } from './split-keyword'

test('splits the forms in which programs write a group', () => {
  expect(splitKeyword('Topic|Boats')).toEqual({ group: 'Topic', label: 'Boats' })
  expect(splitKeyword('Topic: Boats')).toEqual({ group: 'Topic', label: 'Boats' })
  expect(splitKeyword('Places|Norway|Oslo')).toEqual({ group: 'Places', label: 'Oslo' })
})

test('a plain keyword names no group', () => {
  expect(splitKeyword('Driftwood')).toEqual({ group: null, label: 'Driftwood' })
  expect(splitKeyword('|')).toEqual({ group: null, label: '|' })
})
