import { expect, test } from 'vitest'
import {
  changedTerms,
  describeSave,
  initialState,
  mustSend,
  reduceSave,
  type SaveEvent,
} from './save-state'

const text = (alt: string, decorative = false) => ({ alt, decorative, terms: {} })
const after = (...events: SaveEvent[]) => events.reduce(reduceSave, initialState(text('')))
const type = (alt: string): SaveEvent => ({ type: 'type', value: text(alt) })

test('sends only what has changed', () => {
  expect(mustSend(after())).toBe(false)
  expect(mustSend(after(type('A boat')))).toBe(true)
  expect(mustSend(after(type('A boat'), { type: 'send' }))).toBe(false)
  expect(mustSend(after(type('A boat'), { type: 'send' }, { type: 'stored' }))).toBe(false)
})

test('what is typed during a request is sent after it', () => {
  const state = after(type('A'), { type: 'send' }, type('A boat'), { type: 'stored' })
  expect(state.stored).toEqual(text('A'))
  expect(mustSend(state)).toBe(true)
})

test('a failed request keeps the text and says why', () => {
  const state = after(type('A boat'), { type: 'send' }, { type: 'fail', reason: 'no connection.' })
  expect(state.typed).toEqual(text('A boat'))
  expect(describeSave(state)).toBe('Not saved: no connection.')
  expect(mustSend(state)).toBe(true)
})

test('describes each state', () => {
  expect(describeSave(after())).toBe('')
  expect(describeSave(after(type('A')))).toBe('Not saved yet')
  expect(describeSave(after(type('A'), { type: 'send' }))).toBe('Saving …')
  expect(describeSave(after(type('A'), { type: 'send' }, { type: 'stored' }))).toBe('Saved')
})

test('sends the terms of those filters that were changed', () => {
  const typed: SaveEvent = {
    type: 'type',
    value: { ...text(''), terms: { 1: 'Boats, Harbour', 2: '' } },
  }
  const state = after(typed)
  expect(changedTerms(state)).toEqual([['1', 'Boats, Harbour']])
  expect(mustSend(state)).toBe(true)
  expect(mustSend(after(typed, { type: 'send' }, { type: 'stored' }))).toBe(false)
})
