import { expect, test } from 'vitest'
import { savingStatus } from './saving-status'

type Form = Parameters<typeof savingStatus>[0]

const ARTICLE: Form = {
  ...{ hasAutosave: true, isUnsaved: false, isTyping: false, isSubmitting: false, isStored: true },
  attempt: { status: 'none' },
}
const FAILED = { status: 'failed', reason: 'no server.', failures: 1, at: 0 } as const
const textOf = (form: Partial<Form>) => savingStatus({ ...ARTICLE, ...form })?.text

test('says "Saved" only if nothing is unsaved, being typed or being sent', () => {
  expect(textOf({})).toBe('Saved')
  expect(textOf({ isUnsaved: true })).toBe('Saving …')
  expect(textOf({ isTyping: true })).toBe('Saving …')
  expect(textOf({ isSubmitting: true })).toBe('Saving …')
  expect(textOf({ attempt: { status: 'saving' } })).toBe('Saving …')
})

test('says why changes are not saved, also while the editor types', () => {
  expect(textOf({ isUnsaved: true, isTyping: true, attempt: FAILED })).toBe('Not saved: no server.')
})

test('says "Saved" if the changes that failed were taken back', () => {
  expect(textOf({ attempt: FAILED })).toBe('Saved')
})

test('asks to save documents that have no drafts', () => {
  const image = { hasAutosave: false }
  expect(textOf({ ...image, isTyping: true })).toBe('Saved')
  expect(textOf({ ...image, isUnsaved: true })).toBe('Not saved: press Save to keep your changes.')
})

test('says nothing of a new document without changes', () => {
  expect(textOf({ hasAutosave: false, isStored: false })).toBeUndefined()
})
