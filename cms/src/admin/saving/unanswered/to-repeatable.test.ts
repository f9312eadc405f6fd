import { expect, test } from 'vitest'
import { toRepeatable } from './to-repeatable'

const request = (method: string, path: string, more: RequestInit & { search?: string } = {}) => {
  const { search = '', ...init } = more
  return toRepeatable({ path, search, init: { method, body: new FormData(), ...init } })
}

test('saves of forms and restorations are sent again', () => {
  expect(request('PATCH', 'articles/3')).not.toBeNull()
  expect(request('POST', 'globals/site')).not.toBeNull()
  expect(request('POST', 'pages/versions/7', { body: null })).not.toBeNull()
  expect(request('POST', 'globals/theme/versions/7', { body: null })).not.toBeNull()
})

test('a creation has the same key each time, and another one than the next creation', () => {
  const keys = [request('POST', 'terms'), request('POST', 'terms')].map((repeatable) =>
    new Headers(repeatable?.init.headers).get('Idempotency-Key'),
  )
  expect(keys[0]).toMatch(/^[\da-f]{32}$/)
  expect(keys[1]).not.toBe(keys[0])
})

test('drafts, buttons and other requests are not', () => {
  expect(request('PATCH', 'articles/3', { search: '?draft=true&autosave=true' })).toBeNull()
  expect(request('POST', 'articles', { headers: { 'Idempotency-Key': 'abcdefgh' } })).toBeNull()
  expect(request('PATCH', 'articles/3', { body: '{"deletedAt":"2026-11-27"}' })).toBeNull()
  expect(request('POST', 'users/login')).toBeNull()
  expect(request('GET', 'articles/3', { body: null })).toBeNull()
})
