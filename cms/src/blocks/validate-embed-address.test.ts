import { expect, test } from 'vitest'
import { validateEmbedAddress } from './validate-embed-address'

const hosts = ['www.openstreetmap.org']

test('takes pages of allowed hosts', () => {
  const map = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4'
  expect(validateEmbedAddress(map, hosts)).toBe(true)
})

test('tells where another host is allowed', () => {
  expect(validateEmbedAddress('https://maps.example/a', hosts)).toContain(
    'Add "maps.example" in Site',
  )
  expect(validateEmbedAddress('https://openstreetmap.org/', hosts)).toContain('openstreetmap.org')
  expect(validateEmbedAddress('https://www.openstreetmap.org:8443/', hosts)).toContain(':8443')
})

test('sends videos to their own block', () => {
  expect(validateEmbedAddress('https://youtu.be/dQw4w9WgXcQ', hosts)).toContain('Video block')
})

test.each([
  ...['http://www.openstreetmap.org/', '//www.openstreetmap.org/', '/map', 'javascript:alert(1)'],
  ...[
    'data:text/html,x',
    'a map',
    '',
    null,
    'https://www.openstreetmap.org@evil.example/',
    'https://me@www.openstreetmap.org/',
  ],
])('refuses %j', (address) => expect(validateEmbedAddress(address, hosts)).not.toBe(true))
