import { expect, test } from 'vitest'
import { saveDelay } from './save-delay'

const delay = (time: Partial<Parameters<typeof saveDelay>[0]>) =>
  saveDelay({ attempt: { status: 'none' }, values: () => ({}), changedAt: 0, now: 0, ...time })

test('saves after a pause of one second', () => {
  expect(delay({})).toBe(1000)
})

test('saves at least every ten seconds while the editor types', () => {
  expect(delay({ now: 9600 })).toBe(400)
  expect(delay({ now: 12_000 })).toBe(0)
})

test('saves once at a time', () => {
  expect(delay({ attempt: { status: 'saving' } })).toBeNull()
})

test('repeats a failed save after growing pauses, which typing does not shorten', () => {
  const failed = (failures: number) =>
    delay({ attempt: { status: 'failed', reason: '', failures, at: 5000 }, now: 5500 })
  expect([1, 2, 3, 9].map(failed)).toEqual([500, 1500, 3500, 29_500])
})

test('sends a refused draft again only after a change of its values', () => {
  const attempt = { status: 'refused', reason: '', values: { title: 'First' } } as const
  expect(delay({ attempt, values: () => ({ title: 'First' }) })).toBeNull()
  expect(delay({ attempt, values: () => ({ title: 'Second' }) })).toBe(1000)
})
