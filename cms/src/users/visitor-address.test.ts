import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address'

const of = (value: string) => visitorAddress(new Headers({ 'x-forwarded-for': value }))

test('an address is told by the last who forwarded', () => {
  expect(of('203.0.113.7')).toBe('203.0.113.7')
  expect(of('10.9.9.9, 198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(of('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('all addresses of one IPv6 network are one visitor’s', () => {
  expect(of('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(of('2001:DB8:1:2::9')).toBe('2001:db8:1:2')
  expect(of('2001:db8::1')).toBe('2001:db8:0:0')
  expect(of('2001:0db8:0001::')).toBe('2001:db8:1:0')
})

test('a proxy’s address, and what is none, tells no visitor from another', () => {
  for (const value of [
    '127.0.0.1',
    '172.18.0.4',
    '192.168.1.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ])
    expect(of(value), value).toBeNull()
  for (const value of ['', 'unknown', '203.0.113.7, evil', '1.2.3']) expect(of(value)).toBeNull()
  expect(visitorAddress(new Headers())).toBeNull()
})
