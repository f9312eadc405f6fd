import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { watchForProxy } from './undeclared-proxy'

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage
const FORWARDED = { 'x-forwarded-for': '203.0.113.9' }

test('recognises a proxy on the machine or in its network by its headers', () => {
  const isUndeclared = watchForProxy(0)
  for (const address of ['127.0.0.1', '::1', '::ffff:172.17.0.1', 'fd00::1', '192.168.1.2'])
    expect(isUndeclared(request(address, FORWARDED))).toBe(true)
  expect(isUndeclared(request('127.0.0.1', { forwarded: 'for=203.0.113.9' }))).toBe(true)
})

test('recognises neither visitors nor a proxy that the settings name', () => {
  expect(watchForProxy(0)(request('127.0.0.1', {}))).toBe(false)
  expect(watchForProxy(0)(request('203.0.113.9', FORWARDED))).toBe(false)
  expect(watchForProxy(1)(request('127.0.0.1', FORWARDED))).toBe(false)
})
