import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address'

const socket = '127.0.0.1'
const of = (forwardedFor: string | undefined, proxies: number) =>
  visitorAddress({ forwardedFor, socket }, proxies)

test('nobody is believed unless a proxy is trusted', () => {
  expect(of('203.0.113.7', 0)).toBe(socket)
  expect(of(undefined, 0)).toBe(socket)
})

test('behind trusted proxies the visitor is who the outermost was asked by, whatever stands before', () => {
  expect(of('203.0.113.7', 1)).toBe('203.0.113.7')
  expect(of('6.6.6.6, 203.0.113.7', 1)).toBe('203.0.113.7')
  expect(of('6.6.6.6, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7')
})

test('a proxy that was not passed, and what is no address, leads to the socket’s', () => {
  expect(of(undefined, 1)).toBe(socket)
  expect(of('unknown', 1)).toBe(socket)
  expect(of('203.0.113.7:4711', 1)).toBe(socket)
})

test('a chain shorter than told ends with its first', () => {
  expect(of('203.0.113.7', 3)).toBe('203.0.113.7')
})
