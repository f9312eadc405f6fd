import { expect, test } from 'vitest'
import { LanguagesCell } from './LanguagesCell'

test('renders nothing without a row, as in a form', async () => {
  const payload = new Proxy(Object.create(null), {
    get: () => expect.unreachable('The cell must not read from the database.'),
  })
  expect(await LanguagesCell({ payload, collectionSlug: 'articles' })).toBeNull()
})
