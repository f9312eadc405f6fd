import { expect, test } from 'vitest'
import { isSameContent } from './same-content'

test('ignores the date of the last change', () => {
  const stored = { title: 'Herring', modified: '2026-05-04T10:00:00.000Z' }
  const modified = '2026-05-05T10:00:00.000Z'
  expect(isSameContent(stored, { modified, title: 'Herring' })).toBe(true)
  expect(isSameContent(stored, { title: 'Herrings', modified })).toBe(false)
})
