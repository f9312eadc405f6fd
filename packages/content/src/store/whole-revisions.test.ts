import { expect, test } from 'vitest'
import { wholeRevisions } from './whole-revisions'

const rows = (...revisions: number[]) => revisions.map((revision) => ({ revision }))

test('a page that holds everything stays as it is', () => {
  expect(wholeRevisions(rows(1, 2, 2), 3)).toEqual(rows(1, 2, 2))
  expect(wholeRevisions([], 3)).toEqual([])
})

test('a full page loses the revision that may go on behind it', () => {
  expect(wholeRevisions(rows(1, 2, 2, 2), 3)).toEqual(rows(1))
})

test('a page of a single revision must be read by itself', () => {
  expect(wholeRevisions(rows(7, 7, 7, 7), 3)).toBeNull()
})
