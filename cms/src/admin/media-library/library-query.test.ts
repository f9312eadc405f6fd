import { expect, test } from 'vitest'
import { readFilters, writeFilters } from './library-query'

const NONE = { view: null, folder: '', term: '' } as const

test('reads what it has written', () => {
  for (const filters of [
    NONE,
    { view: 'unused', folder: '3', term: '7' },
    { view: null, folder: 'none', term: '' },
  ] as const)
    expect(readFilters(writeFilters(undefined, filters))).toEqual(filters)
})

test('keeps the conditions of the filter panel', () => {
  const width = { width: { less_than: '800' } }
  const where = { or: [{ and: [width, { terms: { equals: '1' } }] }] }
  expect(readFilters(where)).toEqual({ ...NONE, term: '1' })
  expect(writeFilters(where, { ...NONE, view: 'no-alt' })).toEqual({
    and: [width, { libraryView: { equals: 'no-alt' } }],
  })
  expect(writeFilters(where, NONE)).toEqual({ and: [width] })
})

test('keeps alternatives of the filter panel as one condition', () => {
  const where = { or: [{ and: [{ alt: { exists: 'true' } }] }, { and: [{ id: { equals: 1 } }] }] }
  expect(writeFilters(where, { ...NONE, folder: '2' })).toEqual({
    and: [where, { folder: { equals: '2' } }],
  })
})

test('shows all images without conditions', () => {
  expect(readFilters(undefined)).toEqual(NONE)
  expect(writeFilters({}, NONE)).toBeUndefined()
})
