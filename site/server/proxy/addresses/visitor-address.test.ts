import { expect, test } from 'vitest'
import { createAddressList } from './address-list'
import { visitorAddress } from './visitor-address'

const socket = '127.0.0.1'
const addressOf = (forwardedFor: string | undefined, count: number, from = socket) =>
  visitorAddress(
    { forwardedFor, socket: from },
    { count, isProxy: createAddressList(['private', '198.51.100.0/24', '2001:db8::7']) },
  )

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

test('believes no header of somebody who reaches the port without a proxy', () => {
  for (const visitor of ['203.0.113.9', '2001:db8::8'])
    expect(addressOf('192.0.2.1', 1, visitor)).toBe(visitor)
  for (const proxy of ['::ffff:127.0.0.1', '172.17.0.1', 'fd00::1', '198.51.100.4', '2001:db8::7'])
    expect(addressOf('192.0.2.1', 1, proxy)).toBe('192.0.2.1')
})
