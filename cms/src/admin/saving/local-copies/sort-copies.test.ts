import { expect, test } from 'vitest'
import type { FoundCopy } from './local-copies'
import { sortCopies } from './sort-copies'

const copy = (at: number, title: string): FoundCopy => ({
  ...{ at, key: `copy ${at}`, tab: `tab ${at}` },
  data: { title, updatedAt: String(at) },
})

test('offers the copies of all crashed tabs, the latest first', () => {
  const copies = [copy(3, 'C'), copy(2, 'B'), copy(1, 'A')]
  expect(sortCopies(copies, { title: 'Stored' })).toEqual({ offered: copies, repeated: [] })
})

test('offers no copy that contains the same as the stored document or a later copy', () => {
  const [latest, stored, same] = [copy(3, 'C'), copy(2, 'Stored'), copy(1, 'C')]
  expect(sortCopies([latest, stored, same], { title: 'Stored', updatedAt: '0' })).toEqual({
    offered: [latest],
    repeated: [stored, same],
  })
})
