import { expect, test } from 'vitest'
import { orderTerms } from './survey.mjs'

const named = (/** @type {string[]} */ ...labels) => labels.map((label) => ({ slug: label, label }))
const order = (
  /** @type {Parameters<typeof orderTerms>[0]} */ rule,
  /** @type {string[]} */ ...labels
) => orderTerms(rule, named(...labels)).map(({ label }) => label)

test('ranges stand in the order of the mapping, the rest term last', () => {
  const ranges = [{ label: 'Old' }, { label: 'Middle' }, { label: 'New' }]
  const rule = { ranges, otherwise: 'Undated' }
  expect(order(rule, 'Undated', 'New', 'Old', 'Middle')).toEqual([
    'Old',
    'Middle',
    'New',
    'Undated',
  ])
})

test('decades and centuries stand by number', () => {
  expect(order({}, '21st century', '9th century')).toEqual(['9th century', '21st century'])
  expect(order({}, '1960s', '990s', '1820s')).toEqual(['990s', '1820s', '1960s'])
})

test('labels of the mapping come first, then the alphabet', () => {
  const labels = { p: 'Prints', b: 'Books' }
  expect(order({ labels }, 'zines', 'Books', 'maps', 'Prints')).toEqual([
    'Prints',
    'Books',
    'maps',
    'zines',
  ])
})
