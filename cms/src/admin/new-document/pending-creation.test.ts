import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DraftResponse } from '../saving/autosave/send-draft'
import { addressOfCreated, holdCreation } from './pending-creation'

beforeAll(() => vi.stubGlobal('location', new URL('http://localhost:3000/admin')))
afterAll(() => vi.unstubAllGlobals())

const publish = { method: 'POST', body: new FormData() }
const saved: DraftResponse = { status: 'saved', document: { id: 7 } }
const failed: DraftResponse = { status: 'failed', reason: 'the server cannot be reached.' }
const refused: DraftResponse = { status: 'refused', reason: 'not valid', fields: [] }

/** A form creates an article with these responses, in turn. */
function createArticle(responses: DraftResponse[], isFormOpen = true) {
  const send = async () => responses.shift() ?? failed
  return holdCreation('/api/articles', { send, isFormOpen: () => isFormOpen })
}
const publishedAt = async () => (await addressOfCreated('/api/articles?locale=en', publish))?.href
const CREATED = 'http://localhost:3000/api/articles/7?locale=en'

test('a form that is published while its draft is created changes the draft', async () => {
  void createArticle([saved])
  expect(await publishedAt()).toBe(CREATED)
})

test('a form whose draft was created without an answer asks for it before it is published', async () => {
  await createArticle([failed, saved])
  expect(await publishedAt()).toBe(CREATED)
})

test('nothing is published while it is not known whether there is a draft', async () => {
  await createArticle([failed, failed, saved])
  await expect(publishedAt()).rejects.toThrow('The server did not answer. Your text is kept')
  expect(await publishedAt()).toBe(CREATED)
})

test('other requests stay as they are', async () => {
  await createArticle([refused])
  expect(await publishedAt()).toBeUndefined()
  // Of a form that was left: the request is from another one.
  await createArticle([failed, saved], false)
  expect(await publishedAt()).toBeUndefined()
  await createArticle([saved])
  expect(await addressOfCreated('/api/terms', publish)).toBeNull()
  const creation = { ...publish, headers: { 'Idempotency-Key': 'a' } }
  expect(await addressOfCreated('/api/articles', creation)).toBeNull()
  expect(await addressOfCreated('/api/articles', { ...publish, method: 'PATCH' })).toBeNull()
})
