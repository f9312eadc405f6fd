import { expect, test } from 'vitest'
import { validateEmbedUrl } from './validate-embed-url'

const hosts = ['www.openstreetmap.org']

test('accepts pages of allowed hosts', () => {
  const map = 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4'
  expect(validateEmbedUrl(map, hosts)).toBe(true)
})

test('explains how to allow another host', () => {
  expect(validateEmbedUrl('https://maps.example/a', hosts)).toContain('Add "maps.example" in Site')
  expect(validateEmbedUrl('https://openstreetmap.org/', hosts)).toContain('openstreetmap.org')
  expect(validateEmbedUrl('https://www.openstreetmap.org:8443/', hosts)).toContain(':8443')
})

test('refers videos to the Video block', () => {
  expect(validateEmbedUrl('https://youtu.be/dQw4w9WgXcQ', hosts)).toContain('Video block')
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
])('rejects %j', (url) => expect(validateEmbedUrl(url, hosts)).not.toBe(true))
