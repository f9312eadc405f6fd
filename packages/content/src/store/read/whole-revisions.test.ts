import { expect, test } from 'vitest'
import { wholeRevisions } from './whole-revisions'

const rows = (...revisions: number[]) => revisions.map((revision) => ({ revision }))

test('keeps a page that contains all rows', () => {
  expect(wholeRevisions(rows(1, 2, 2), 3)).toEqual(rows(1, 2, 2))
  expect(wholeRevisions([], 3)).toEqual([])
})

test('drops the last revision of a full page, which may continue on the next', () => {
  expect(wholeRevisions(rows(1, 2, 2, 2), 3)).toEqual(rows(1))
})

test('returns null for a page of a single revision', () => {
  expect(wholeRevisions(rows(7, 7, 7, 7), 3)).toBeNull()
})
