import { expect, test } from 'vitest'
import { changedTerms, shareOf, toggleTerm, type Share, type TermChanges } from './term-changes'

const UNCHANGED: TermChanges = new Map()
const clicks = (share: Share, count: number) => {
  let changes = UNCHANGED
  for (let click = 0; click < count; click++) changes = toggleTerm(changes, 7, share)
  return changes.get(7)
}

test('a click adds a term to all images or removes it, and the next one leaves it as it is', () => {
  expect([clicks('none', 1), clicks('none', 2)]).toEqual(['add', undefined])
  expect([clicks('all', 1), clicks('all', 2)]).toEqual(['remove', undefined])
})

test('a term of some images is added, then removed, then left as it is', () => {
  expect([1, 2, 3].map((count) => clicks('some', count))).toEqual(['add', 'remove', undefined])
})

test('a term that keywords assigned can be added, which confirms it', () => {
  const plan = { terms: { 7: { images: 3, unconfirmed: 1 }, 8: { images: 3, unconfirmed: 0 } } }
  expect([shareOf(plan, 3, 7), shareOf(plan, 3, 8), shareOf(plan, 3, 9)]).toEqual([
    'some',
    'all',
    'none',
  ])
})

test('lists the terms of each change', () => {
  const changes: TermChanges = new Map([
    [1, 'add'],
    [2, 'remove'],
    [3, 'add'],
  ])
  expect([changedTerms(changes, 'add'), changedTerms(changes, 'remove')]).toEqual([[1, 3], [2]])
})
