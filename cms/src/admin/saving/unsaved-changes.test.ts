import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { hasChanges } from './unsaved-changes'

const form = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }]))
const differs = (current: object, sent: object, returned: object = {}) =>
  hasChanges(form({ ...current }), { sent: form({ ...sent }), returned: form({ ...returned }) })

test('compares each value with the one that was sent', () => {
  expect(differs({ title: 'A', b: 1 }, { title: 'A', b: 1 })).toBe(false)
  expect(differs({ title: 'A, more', b: 1 }, { title: 'A', b: 1 })).toBe(true)
})

test('knows values that the server set', () => {
  expect(differs({ title: 'A', slug: 'a' }, { title: 'A' }, { title: 'A', slug: 'a' })).toBe(false)
})

test('does not distinguish an empty from a missing value', () => {
  expect(differs({ cover: null }, {})).toBe(false)
  expect(differs({ text: { root: { a: null } } }, { text: { root: {} } })).toBe(false)
})

test('ignores the date and status that the server sets at each save', () => {
  expect(differs({ updatedAt: '2', _status: 'draft' }, { updatedAt: '1' })).toBe(false)
})
