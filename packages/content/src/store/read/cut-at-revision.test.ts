import { expect, test } from 'vitest'
import { cutAtRevision } from './cut-at-revision'

const rows = (...revisions: number[]) => revisions.map((revision) => ({ revision }))

test('keeps a page that contains all rows', () => {
  expect(cutAtRevision(rows(1, 2, 2), 3)).toEqual(rows(1, 2, 2))
  expect(cutAtRevision([], 3)).toEqual([])
})

test('drops the last revision of a full page, which may continue on the next', () => {
  expect(cutAtRevision(rows(1, 2, 2, 2), 3)).toEqual(rows(1))
})

test('returns null for a page of a single revision', () => {
  expect(cutAtRevision(rows(7, 7, 7, 7), 3)).toBeNull()
})
