import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address'

const socket = '127.0.0.1'
const addressOf = (forwardedFor: string | undefined, proxies: number) =>
  visitorAddress({ forwardedFor, socket }, proxies)

test('ignores X-Forwarded-For without trusted proxies', () => {
  expect(addressOf('203.0.113.7', 0)).toBe(socket)
  expect(addressOf(undefined, 0)).toBe(socket)
})

test('returns the address that the outermost trusted proxy got the request from', () => {
  expect(addressOf('203.0.113.7', 1)).toBe('203.0.113.7')
  expect(addressOf('6.6.6.6, 203.0.113.7', 1)).toBe('203.0.113.7')
  expect(addressOf('6.6.6.6, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
})

test('returns the socket’s address without the header and for values that are no address', () => {
  expect(addressOf(undefined, 1)).toBe(socket)
  expect(addressOf('unknown', 1)).toBe(socket)
  expect(addressOf('203.0.113.7:4711', 1)).toBe(socket)
})

test('returns the first address of a chain with fewer proxies', () => {
  expect(addressOf('203.0.113.7', 3)).toBe('203.0.113.7')
})
