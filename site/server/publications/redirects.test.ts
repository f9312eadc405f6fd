import type { LinkTarget } from '@tessera/content'
import { expect, test } from 'vitest'
import { Redirects } from './redirects'

const hrefOf = (target: LinkTarget) =>
  'href' in target ? target.href : target.key === 'p1' ? '/about' : null
const published = { hrefOf, hasDocument: (path: string) => path === '/about' }
const to = (href: string, status: 301 | 302 = 301) => ({ to: { href }, status })
const toPage = (key: string) => ({ to: { kind: 'page' as const, key }, status: 301 as const })

test('redirects from the old path of a renamed document', () => {
  const redirects = new Redirects()
  redirects.set('/old', '/old', toPage('p1'))
  expect(redirects.find('/old', published)).toEqual({ href: '/about', status: 301 })
  redirects.set('/old', '/old', null)
  expect(redirects.find('/old', published)).toBeNull()
})

test('prefers the redirect of an editor until it is moved or deleted', () => {
  const redirects = new Redirects()
  redirects.set('/old', '/old', toPage('p1'))
  redirects.set('7', '/old', to('https://elsewhere.example/'))
  expect(redirects.find('/old', published)?.href).toBe('https://elsewhere.example/')
  redirects.set('7', '/older', to('https://elsewhere.example/'))
  expect(redirects.find('/old', published)?.href).toBe('/about')
  expect(redirects.find('/older', published)?.href).toBe('https://elsewhere.example/')
  redirects.set('7', '/older', null)
  expect(redirects.find('/older', published)).toBeNull()
})

test('combines a chain into one redirect, which is permanent only if all are', () => {
  const redirects = new Redirects()
  redirects.set('1', '/a', to('/b', 302))
  redirects.set('2', '/b', to('/c'))
  redirects.set('3', '/c', toPage('p1'))
  expect(redirects.find('/a', published)).toEqual({ href: '/about', status: 302 })
  expect(redirects.find('/b', published)).toEqual({ href: '/about', status: 301 })
})

test('ends a chain at a path with a document', () => {
  const redirects = new Redirects()
  redirects.set('1', '/a', to('/about'))
  redirects.set('2', '/about', to('/b'))
  expect(redirects.find('/a', published)?.href).toBe('/about')
})

test('returns null for circles, targets that are not published, and paths without redirect', () => {
  const redirects = new Redirects()
  redirects.set('1', '/a', to('/b'))
  redirects.set('2', '/b', to('/a'))
  redirects.set('3', '/in', to('/a'))
  redirects.set('4', '/gone', toPage('no such page'))
  for (const path of ['/a', '/b', '/in', '/gone', '/nothing'])
    expect(redirects.find(path, published), path).toBeNull()
})
