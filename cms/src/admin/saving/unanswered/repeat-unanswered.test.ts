import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatUnanswered } from './repeat-unanswered'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sends a request whose attempts have these results, in turn. @returns what is answered, and the number of attempts */
async function send(...results: readonly (number | Error)[]) {
  let attempts = 0
  const answer = repeatUnanswered(async () => {
    const result = results[attempts++]
    if (result instanceof Error) throw result
    return new Response(null, { status: result ?? 500 })
  }, 409).then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
  await vi.runAllTimersAsync()
  return { answer: await answer, attempts }
}
const lost = new TypeError('Failed to fetch')

test('an answer is returned at once, also one with an error status', async () => {
  expect(await send(200)).toEqual({ answer: 200, attempts: 1 })
  expect(await send(409)).toEqual({ answer: 409, attempts: 1 })
  expect(await send(500)).toEqual({ answer: 500, attempts: 1 })
})

test('a request is sent again after a lost answer, and after one of a proxy without the CMS', async () => {
  expect(await send(lost, 502, 200)).toEqual({ answer: 200, attempts: 3 })
})

test('a repeated request is sent again while the server still works on the first', async () => {
  expect(await send(lost, 409, 201)).toEqual({ answer: 201, attempts: 3 })
  expect(await send(lost, 409, 409, 409)).toEqual({ answer: 409, attempts: 4 })
})

test('a request is sent four times at most', async () => {
  expect(await send(lost, lost, lost, lost)).toEqual({
    answer: expect.stringContaining('The server did not answer. It may be saved or not:'),
    attempts: 4,
  })
  expect(await send(504, 504, 504, 504)).toEqual({ answer: 504, attempts: 4 })
})

test('a request that was cancelled is not sent again', async () => {
  const cancelled = new DOMException('Left the page', 'AbortError')
  expect(await send(cancelled)).toEqual({ answer: 'Left the page', attempts: 1 })
})
