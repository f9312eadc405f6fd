import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addressOfCreated, holdCreation } from './pending-creation'

beforeAll(() => vi.stubGlobal('location', new URL('http://localhost:3000/admin')))
afterAll(() => vi.unstubAllGlobals())

const publish = { method: 'POST', body: new FormData() }

test('a form that is published while its draft is created changes the draft', async () => {
  holdCreation('/api/articles', Promise.resolve(7))
  const address = await addressOfCreated('/api/articles?locale=en', publish)
  expect(address?.href).toBe('http://localhost:3000/api/articles/7?locale=en')
})

test('other requests stay as they are', async () => {
  holdCreation('/api/pages', Promise.resolve(null))
  expect(await addressOfCreated('/api/pages', publish)).toBeNull()
  expect(await addressOfCreated('/api/terms', publish)).toBeNull()
  holdCreation('/api/articles', Promise.resolve(7))
  const creation = { ...publish, headers: { 'Idempotency-Key': 'a' } }
  expect(await addressOfCreated('/api/articles', creation)).toBeNull()
  expect(await addressOfCreated('/api/articles', { ...publish, method: 'PATCH' })).toBeNull()
})
