import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers'

test('allows no frames without frame hosts', () => {
  expect(contentSecurityPolicy([])).toBe(
    "default-src 'self'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; " +
      "img-src 'self' data: blob:; media-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'self'",
  )
})

test('allows frames of the given hosts over https and changes no other directive', () => {
  const hosts = ['www.youtube-nocookie.com', 'player.vimeo.com']
  const policy = contentSecurityPolicy(hosts)
  expect(policy).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com; object-src',
  )
  expect(policy.replace(/frame-src [^;]*/, '')).toBe(
    contentSecurityPolicy([]).replace(/frame-src [^;]*/, ''),
  )
})
