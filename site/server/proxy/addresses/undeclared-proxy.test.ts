import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readLog } from '../../../testing/read-log'
import { createAddressList } from './address-list'
import { watchForProxy, watchForUnlistedProxy } from './undeclared-proxy'

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage
const FORWARDED = { 'x-forwarded-for': '203.0.113.9' }
const OF_ANOTHER = { 'x-forwarded-for': '203.0.113.10' }
const CDN = '198.51.100.4'

const proxies = (count: number, addresses = ['private']) => ({
  ...{ count, isProxy: createAddressList(addresses) },
})

/** The problems that are logged from now on under an event. */
function readProblems(event: string) {
  const log = readLog()
  return () => log().flatMap(({ msg, problem }) => (msg === event ? [problem] : []))
}

test('recognises a proxy on the machine or in its network by its headers', () => {
  const isUndeclared = watchForProxy(proxies(0))
  for (const address of ['127.0.0.1', '::1', '::ffff:172.17.0.1', 'fd00::1', '192.168.1.2'])
    expect(isUndeclared(request(address, FORWARDED))).toBe(true)
  expect(isUndeclared(request('127.0.0.1', { forwarded: 'for=203.0.113.9' }))).toBe(true)
})

test('recognises neither visitors nor a proxy that the settings name', () => {
  expect(watchForProxy(proxies(0))(request('127.0.0.1', {}))).toBe(false)
  expect(watchForProxy(proxies(0))(request('203.0.113.9', FORWARDED))).toBe(false)
  expect(watchForProxy(proxies(1))(request('127.0.0.1', FORWARDED))).toBe(false)
  const isUndeclared = watchForProxy(proxies(1, [CDN]))
  expect([FORWARDED, OF_ANOTHER].map((each) => isUndeclared(request(CDN, each)))).toEqual([
    ...[false, false],
  ])
})

test('recognises a proxy on a public address when it forwards a second visitor', () => {
  for (const count of [0, 1]) {
    const isUndeclared = watchForProxy(proxies(count))
    expect(isUndeclared(request(CDN, FORWARDED))).toBe(false)
    expect(isUndeclared(request(CDN, OF_ANOTHER))).toBe(true)
    // Visitors who come without it.
    expect(isUndeclared(request('192.0.2.8', FORWARDED))).toBe(false)
    expect(isUndeclared(request(CDN, {}))).toBe(false)
  }
})

test('logs once that a proxy is not declared, for one nearby and one on a public address', () => {
  const problems = readProblems('proxy-not-declared')
  const isUndeclared = watchForProxy(proxies(0))
  isUndeclared(request(CDN, FORWARDED))
  isUndeclared(request('127.0.0.1', {}))
  expect(problems()).toEqual([])
  for (let round = 0; round < 2; round++) isUndeclared(request('127.0.0.1', FORWARDED))
  expect(problems()).toEqual([expect.stringMatching(/^A proxy forwards requests/)])
  for (let round = 0; round < 2; round++) isUndeclared(request(CDN, OF_ANOTHER))
  expect(problems().slice(1)).toEqual([expect.stringMatching(/one public address/)])
  expect(JSON.stringify(problems())).not.toMatch(/\d+\.\d+\.\d+\.\d+/)
})

test('logs once that a request came from an address which is no proxy’s', () => {
  const problems = readProblems('proxy-not-listed')
  for (const report of [watchForUnlistedProxy(proxies(0)), watchForUnlistedProxy(proxies(1))])
    report(request('127.0.0.1', FORWARDED))
  const report = watchForUnlistedProxy(proxies(1))
  report(request(CDN, {}))
  expect(problems()).toEqual([])
  for (let round = 0; round < 2; round++) report(request(CDN, FORWARDED))
  expect(problems()).toEqual([expect.stringMatching(/PROXY_ADDRESSES does not list/)])
})
