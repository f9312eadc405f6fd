import { expect, test } from 'vitest'
import { ownerScript } from './owner-script'

test.each([
  '//evil.example/a.js',
  '/\\evil.example/a.js',
  'https://evil.example/a.js',
  'a.js',
  '/a',
])('accepts a script file of this site and refuses %s', (href) => {
  const script = { name: 'Numbers', needsConsent: false, source: { href } }
  expect(ownerScript.safeParse(script).success).toBe(false)
  const own = { ...script, source: { href: '/own/numbers.js' } }
  expect(ownerScript.safeParse(own).success).toBe(true)
})
