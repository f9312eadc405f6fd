import { expect, test } from 'vitest'
import { linkTarget } from './link-target'

const accepts = (href: string) => linkTarget.safeParse({ href }).success

test.each([
  'https://example.org/a b',
  'mailto:a@b.c',
  'tel:+43',
  '/work?x=1#y',
  '#contact',
  '?a=b',
  '/',
])('accepts %s', (href) => expect(accepts(href)).toBe(true))

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://example.org',
  '//example.org',
  '/\\example.org',
  '/\t/example.org',
  '/\n/example.org',
  'work',
  '',
])('refuses %j', (href) => expect(accepts(href)).toBe(false))
