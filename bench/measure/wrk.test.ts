import { expect, test } from 'vitest'
import { readWrk } from './wrk'

test('reads the requests per second', () => {
  expect(readWrk('  4 requests in 2.00s\nRequests/sec:  34211.07\nTransfer/sec: 1MB')).toBe(
    34211.07,
  )
})

test('throws when wrk reports responses other than 2xx and 3xx', () => {
  expect(() => readWrk('Requests/sec: 99000\n  Non-2xx or 3xx responses: 12\n')).toThrow(
    '12 responses',
  )
})
