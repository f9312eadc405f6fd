import { expect, test } from 'vitest'
import { sortTerms } from './scan-file.mjs'

const toTerms = (/** @type {string[]} */ ...labels) =>
  labels.map((label) => ({ slug: label, label }))
const sort = (
  /** @type {Parameters<typeof sortTerms>[0]} */ rule,
  /** @type {string[]} */ ...labels
) => sortTerms(rule, toTerms(...labels)).map(({ label }) => label)

test('sorts ranges in the order of the mapping, with the term for other articles last', () => {
  const ranges = [{ label: 'Old' }, { label: 'Middle' }, { label: 'New' }]
  const rule = { ranges, otherwise: 'Undated' }
  expect(sort(rule, 'Undated', 'New', 'Old', 'Middle')).toEqual(['Old', 'Middle', 'New', 'Undated'])
})

test('sorts decades and centuries by number', () => {
  expect(sort({}, '21st century', '9th century')).toEqual(['9th century', '21st century'])
  expect(sort({}, '1960s', '990s', '1820s')).toEqual(['990s', '1820s', '1960s'])
})

test('sorts labels of the mapping first, then by alphabet', () => {
  const labels = { p: 'Prints', b: 'Books' }
  expect(sort({ labels }, 'zines', 'Books', 'maps', 'Prints')).toEqual([
    'Prints',
    'Books',
    'maps',
    'zines',
  ])
})
