import { expect, test } from 'vitest'
import { watchForSeveralVisitors } from './several-visitors'

/** @returns whether each request shows a proxy; a request is `<sender> <X-Forwarded-For>` */
function watch(...requests: readonly string[]): boolean[] {
  const forwardsSeveral = watchForSeveralVisitors()
  return requests.map((request) => {
    const [remoteAddress = '', forwardedFor] = request.split(/ (.*)/)
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    return forwardsSeveral({ headers, socket: { remoteAddress } })
  })
}

test('recognises a sender from the second address that it forwards', () => {
  const requests = ['192.0.2.1 203.0.113.1', '192.0.2.1 203.0.113.1', '192.0.2.1 203.0.113.2']
  expect(watch(...requests)).toEqual([false, false, true])
  expect(watch(...requests, '192.0.2.1 203.0.113.2', '192.0.2.1').slice(3)).toEqual([true, false])
})

test('counts each sender for itself', () => {
  expect(watch('192.0.2.1 203.0.113.1', '192.0.2.2 203.0.113.2')).toEqual([false, false])
  const made = ['6.6.6.6 203.0.113.1', '6.6.6.6 203.0.113.2', '192.0.2.1 203.0.113.3']
  expect(watch(...made)).toEqual([false, true, false])
})

test('counts the last address only, which visitors cannot make up', () => {
  const requests = ['192.0.2.1 1.1.1.1, 203.0.113.1', '192.0.2.1 8.8.8.8, 203.0.113.1']
  expect(watch(...requests)).toEqual([false, false])
})

test('ignores private addresses, which the proxy of an office forwards, and values that are no address', () => {
  for (const value of ['10.0.0.7', '::1', 'unknown', '', '203.0.113.2:80', `::1%${'a'.repeat(50)}`])
    expect(watch('192.0.2.1 203.0.113.1', `192.0.2.1 ${value}`), value).toEqual([false, false])
})

test('remembers a limited number of senders, and the latest for longest', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, i) => `2001:db8::${i.toString(16)} 203.0.113.1`)
  const [first, second] = ['192.0.2.1 203.0.113.1', '192.0.2.1 203.0.113.2']
  expect(watch(first, ...others(999), second).at(-1)).toBe(true)
  expect(watch(first, ...others(1000), second).at(-1)).toBe(false)
  expect(watch(first, second, ...others(999), second, ...others(999), first).at(-1)).toBe(true)
})
