import { expect, test } from 'vitest'
import { fromDay, shareWithTerm, toDay, toRequest, withTerm, type ArticleRow } from './rows'

const row = (id: number, terms: readonly number[] = []): ArticleRow => ({
  image: {
    ...{ id, name: 'Sea', filename: 'sea.jpg', alt: '', decorative: false, creator: '' },
    ...{ date: null, width: null, height: null, error: null, variants: [] },
  },
  ...{ title: ' Sea ', date: null, terms, isLeftOut: false },
})

test('says whether all, some or no rows have a term', () => {
  const rows = [row(1, [5, 6]), row(2, [5])]
  expect([5, 6, 7].map((term) => shareWithTerm(rows, term))).toEqual(['all', 'some', 'none'])
})

test('adds a term once, and removes it', () => {
  const tagged = withTerm(withTerm(row(1, [5]), 6, true), 6, true)
  expect(tagged.terms).toEqual([5, 6])
  expect(withTerm(tagged, 5, false).terms).toEqual([6])
})

test('a day stays the same day in the time zone of the browser', () => {
  expect(toDay(fromDay('2026-11-23'))).toBe('2026-11-23')
  expect(toDay(fromDay('0987-01-02'))).toBe('0987-01-02')
  expect(toDay(null)).toBe('')
  expect(fromDay('')).toBeNull()
})

test('sends trimmed titles and the exact time of a date', () => {
  const date = '2024-05-06T07:08:09.000Z'
  expect(toRequest([{ ...row(3, [5]), date }], true)).toEqual({
    publish: true,
    articles: [{ image: 3, title: 'Sea', date, terms: [5] }],
  })
})
