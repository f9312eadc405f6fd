import { expect, test } from 'vitest'
import { rangesOf, toTerms } from './to-terms.mjs'

const group = { slug: 'topic', label: 'Topic' }
const slugs = (
  /** @type {Omit<import('../mapping-schema.mjs').TermRule, 'group'>} */ rule,
  /** @type {import('../../sources/read-rows.mjs').Fields} */ fields,
) =>
  toTerms({ group, ...rule }, fields, new Set(['no date'])).map(
    ({ slug, label }) => `${slug}=${label}`,
  )

/** @type {'decades'} */
const DECADES = 'decades'

test('makes a term of each value of a list, without duplicates', () => {
  expect(slugs({ from: 'tags' }, { tags: ['Sea & Sky', 'Print', 'print'] })).toEqual([
    'sea-sky=Sea & Sky',
    'print=print',
  ])
})

test('splits a text by a separator', () => {
  expect(slugs({ from: 'tags', split: ';' }, { tags: 'a; b;;c ' })).toEqual(['a=a', 'b=b', 'c=c'])
})

test('changes the label of a value, but not its slug', () => {
  const rule = { from: 'kind', labels: { 'on paper, print': 'Prints' } }
  expect(slugs(rule, { kind: 'on paper, print' })).toEqual(['on-paper-print=Prints'])
})

test('gives a constant term to every article', () => {
  expect(slugs({ always: 'Archive' }, {})).toEqual(['archive=Archive'])
})

test('gives the term "otherwise" to an article without a value', () => {
  const rule = { from: 'year', ranges: DECADES }
  expect(slugs(rule, { year: 'no date' })).toEqual([])
  expect(slugs({ ...rule, otherwise: 'Undated' }, { year: 'no date' })).toEqual(['undated=Undated'])
  expect(slugs({ ...rule, otherwise: 'Undated' }, { year: '1826' })).toEqual(['1820s=1820s'])
})

test.each([
  ['1826', 'decades', '1820s'],
  ['1848–52', 'decades', '1840s, 1850s'],
  ['ca. 1850', 'decades', '1850s'],
  ['19th century', 'centuries', '19th century'],
  ['1826-03-01', 'decades', '1820s'],
  ['1800', 'centuries', '18th century'],
  ['1801', 'centuries', '19th century'],
  ['2012', 'centuries', '21st century'],
  ['1001', 'centuries', '11th century'],
  ['soon', 'decades', ''],
])('puts %s by %s into %s', (value, ranges, labels) => {
  const found = rangesOf(String(value), ranges === DECADES ? DECADES : 'centuries')
  expect(found.join(', ')).toBe(labels)
})

test('includes both ends of a range, each of which may be open', () => {
  const ranges = [
    { label: 'old', to: 1799 },
    { label: 'new', from: 1800, to: 1899 },
  ]
  expect(['-50', '1799', '1800', '1899', '1900'].map((year) => rangesOf(year, ranges))).toEqual([
    ['old'],
    ['old'],
    ['new'],
    ['new'],
    [],
  ])
})

test('reports values that become no term', () => {
  /** @type {string[]} */
  const losses = []
  const rule = { group, from: 'tags' }
  const lose = (/** @type {{ value: string, reason: string }} */ { value, reason }) =>
    losses.push(`${value.slice(0, 3)} ${reason}`)
  toTerms(rule, { tags: ['!!!', 'x'.repeat(101)] }, new Set(), lose)
  toTerms({ ...rule, ranges: DECADES }, { tags: 'old' }, new Set(), lose)
  expect(losses).toEqual([
    '!!! has no letter or digit, so it cannot be a filter option',
    'xxx is too long for a filter option (100 characters)',
    'old is in no range of the filter group "Topic"',
  ])
})
