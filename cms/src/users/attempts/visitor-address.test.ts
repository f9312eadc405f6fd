import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address'

const addressFrom = (value: string) => visitorAddress(new Headers({ 'x-forwarded-for': value }))

test('returns the last forwarded address', () => {
  expect(addressFrom('203.0.113.7')).toBe('203.0.113.7')
  expect(addressFrom('10.9.9.9, 198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(addressFrom('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('returns the network of an IPv6 address', () => {
  expect(addressFrom('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(addressFrom('2001:DB8:1:2::9')).toBe('2001:db8:1:2')
  expect(addressFrom('2001:db8::1')).toBe('2001:db8:0:0')
  expect(addressFrom('2001:0db8:0001::')).toBe('2001:db8:1:0')
})

test('returns null for a private or invalid address', () => {
  for (const value of [
    '127.0.0.1',
    '172.18.0.4',
    '192.168.1.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ])
    expect(addressFrom(value), value).toBeNull()
  for (const value of ['', 'unknown', '203.0.113.7, evil', '1.2.3'])
    expect(addressFrom(value)).toBeNull()
  expect(visitorAddress(new Headers())).toBeNull()
})
