import { expect, test } from 'vitest'
import { rangeOf, toTerms } from './to-terms.mjs'

const group = { slug: 'topic', label: 'Topic' }
const slugs = (
  /** @type {Omit<import('./mapping.mjs').TermRule, 'group'>} */ rule,
  /** @type {import('./read-rows.mjs').Fields} */ fields,
) =>
  toTerms({ group, ...rule }, fields, new Set(['no date'])).map(
    ({ slug, label }) => `${slug}=${label}`,
  )

/** @type {'decades'} */
const DECADES = 'decades'

test('each value of a list is a term, once', () => {
  expect(slugs({ from: 'tags' }, { tags: ['Sea & Sky', 'Print', 'print'] })).toEqual([
    'sea-sky=Sea & Sky',
    'print=print',
  ])
})

test('one text is split by a separator', () => {
  expect(slugs({ from: 'tags', split: ';' }, { tags: 'a; b;;c ' })).toEqual(['a=a', 'b=b', 'c=c'])
})

test('a label rewords a value, and the address stays the value’s', () => {
  const rule = { from: 'kind', labels: { 'on paper, print': 'Prints' } }
  expect(slugs(rule, { kind: 'on paper, print' })).toEqual(['on-paper-print=Prints'])
})

test('every article gets a constant term', () => {
  expect(slugs({ always: 'Archive' }, {})).toEqual(['archive=Archive'])
})

test('what has no value gets the term kept for that, if there is one', () => {
  const rule = { from: 'year', ranges: DECADES }
  expect(slugs(rule, { year: 'no date' })).toEqual([])
  expect(slugs({ ...rule, otherwise: 'Undated' }, { year: 'no date' })).toEqual(['undated=Undated'])
  expect(slugs({ ...rule, otherwise: 'Undated' }, { year: '1826' })).toEqual(['1820s=1820s'])
})

test.each([
  ['1826', 'decades', '1820s'],
  ['1826-03-01', 'decades', '1820s'],
  ['1800', 'centuries', '18th century'],
  ['1801', 'centuries', '19th century'],
  ['2012', 'centuries', '21st century'],
  ['1001', 'centuries', '11th century'],
  ['circa 1800', 'decades', null],
])('%s in %s is %s', (value, ranges, label) => {
  expect(rangeOf(String(value), ranges === DECADES ? DECADES : 'centuries')).toBe(label)
})

test('ranges of one’s own include both ends and may be open', () => {
  const ranges = [
    { label: 'old', to: 1799 },
    { label: 'new', from: 1800, to: 1899 },
  ]
  expect(['-50', '1799', '1800', '1899', '1900'].map((year) => rangeOf(year, ranges))).toEqual([
    'old',
    'old',
    'new',
    'new',
    null,
  ])
})
