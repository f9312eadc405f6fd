import type { LinkTarget } from '@tessera/content'
import { expect, test } from 'vitest'
import { Redirects } from './redirects'

const hrefOf = (target: LinkTarget) =>
  'href' in target ? target.href : target.key === 'p1' ? '/about' : null
const present = { hrefOf, isTaken: (path: string) => path === '/about' }
const to = (href: string, status: 301 | 302 = 301) => ({ to: { href }, status })
const toPage = (key: string) => ({ to: { kind: 'page' as const, key }, status: 301 as const })

test('what followed from a rename is known by its path', () => {
  const redirects = new Redirects()
  redirects.put('/old', '/old', toPage('p1'))
  expect(redirects.from('/old', present)).toEqual({ href: '/about', status: 301 })
  redirects.put('/old', '/old', null)
  expect(redirects.from('/old', present)).toBeNull()
})

test('an editor’s goes first, and leaves the other when it is deleted', () => {
  const redirects = new Redirects()
  redirects.put('/old', '/old', toPage('p1'))
  redirects.put('7', '/old', to('https://elsewhere.example/'))
  expect(redirects.from('/old', present)?.href).toBe('https://elsewhere.example/')
  redirects.put('7', '/older', to('https://elsewhere.example/'))
  expect(redirects.from('/old', present)?.href).toBe('/about')
  expect(redirects.from('/older', present)?.href).toBe('https://elsewhere.example/')
  redirects.put('7', '/older', null)
  expect(redirects.from('/older', present)).toBeNull()
})

test('visitors are sent on once, however many stops there are', () => {
  const redirects = new Redirects()
  redirects.put('1', '/a', to('/b', 302))
  redirects.put('2', '/b', to('/c'))
  redirects.put('3', '/c', toPage('p1'))
  expect(redirects.from('/a', present)).toEqual({ href: '/about', status: 302 })
  expect(redirects.from('/b', present)).toEqual({ href: '/about', status: 301 })
})

test('where a document answers by now, visitors have arrived', () => {
  const redirects = new Redirects()
  redirects.put('1', '/a', to('/about'))
  redirects.put('2', '/about', to('/b'))
  expect(redirects.from('/a', present)?.href).toBe('/about')
})

test('a circle and what is not published lead nowhere', () => {
  const redirects = new Redirects()
  redirects.put('1', '/a', to('/b'))
  redirects.put('2', '/b', to('/a'))
  redirects.put('3', '/in', to('/a'))
  redirects.put('4', '/gone', toPage('no such page'))
  for (const path of ['/a', '/b', '/in', '/gone', '/nothing'])
    expect(redirects.from(path, present), path).toBeNull()
})
