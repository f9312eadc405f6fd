import { expect, test } from 'vitest'
import { readWrk } from './wrk'

test('wrk says how many requests a second were answered', () => {
  expect(readWrk('  4 requests in 2.00s\nRequests/sec:  34211.07\nTransfer/sec: 1MB')).toBe(
    34211.07,
  )
})

test('refused requests are no speed', () => {
  expect(() => readWrk('Requests/sec: 99000\n  Non-2xx or 3xx responses: 12\n')).toThrow('12 times')
})
