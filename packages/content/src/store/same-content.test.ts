import { expect, test } from 'vitest'
import { isSameContent } from './same-content'

const MONDAY = '2026-03-02T08:00:00.000Z'
const TUESDAY = '2026-03-03T08:00:00.000Z'

test('saving the same again is no change, whatever the clock says', () => {
  const stored = { title: 'Herring', modified: MONDAY }
  expect(isSameContent(stored, { modified: TUESDAY, title: 'Herring' })).toBe(true)
  expect(isSameContent(stored, { title: 'Herrings', modified: TUESDAY })).toBe(false)
})

test('what was published without a date is given one', () => {
  expect(isSameContent({ title: 'Herring' }, { title: 'Herring', modified: MONDAY })).toBe(false)
  const undated = { title: 'Herring', modified: null }
  expect(isSameContent(undated, { title: 'Herring', modified: MONDAY })).toBe(false)
})

test('documents without dates are compared as they are', () => {
  expect(isSameContent({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(isSameContent({ a: 1 }, { a: 2 })).toBe(false)
})
