import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { recordSentState } from '../merge/sent-states'
import { mergeServerFormState, stateAfterMerge } from './merge-server-form-state'

test('takes what the server returned as checked', () => {
  const sent: FormState = { title: { value: 'A' } }
  const incoming: FormState = { title: { value: 'A' } }
  recordSentState(incoming, sent)
  const merged = mergeServerFormState({ currentState: sent, incomingState: incoming })
  expect(stateAfterMerge(merged, incoming)).toBe(merged)
})

test('asks again for the fields of a new row after a request that failed or was cancelled', () => {
  const current: FormState = { links: { value: 1, rows: [{ id: 'x', isLoading: true }] } }
  const merged = mergeServerFormState({ currentState: current, incomingState: null })
  expect(merged).toEqual(current)
  expect(merged).not.toBe(current)
  expect(stateAfterMerge(merged, null)).toEqual({})
})

test('does not ask again without a new row', () => {
  const current: FormState = { title: { value: 'A' } }
  expect(mergeServerFormState({ currentState: current, incomingState: null })).toBe(current)
})
