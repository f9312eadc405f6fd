import { expect, test } from 'vitest'
import { LanguagesCell } from './LanguagesCell'

test('is nothing beside a form, where Payload draws it without a row', async () => {
  const payload = new Proxy(Object.create(null), {
    get: () => expect.unreachable('Nothing is asked.'),
  })
  expect(await LanguagesCell({ payload, collectionSlug: 'articles' })).toBeNull()
})
