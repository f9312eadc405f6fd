import { expect, test } from 'vitest'
import { baseOfMerge } from './base-of-merge'

test('a stored value that an unanswered save sent is in common', () => {
  const agreed = { title: 'A', excerpt: 'B' }
  const unanswered = [
    { title: 'Ab', excerpt: 'B' },
    { title: 'Abc', excerpt: 'B' },
  ]
  expect(baseOfMerge({ agreed, unanswered }, { title: 'Ab', excerpt: 'B' })).toEqual({
    title: 'Ab',
    excerpt: 'B',
  })
})

test('a value that somebody else stored is not', () => {
  const agreed = { title: 'A', excerpt: 'B' }
  const unanswered = [{ title: 'Ab', excerpt: 'B' }]
  const theirs = { title: 'Theirs', excerpt: 'Theirs' }
  expect(baseOfMerge({ agreed, unanswered }, theirs)).toEqual(agreed)
  expect(baseOfMerge({ agreed, unanswered: [] }, theirs)).toEqual(agreed)
})
