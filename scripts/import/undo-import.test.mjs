import { expect, test } from 'vitest'
import { createCmsClient } from '../internal-api/client.mjs'
import { undoImport } from './undo-import.mjs'

test('asks until everything is deleted, and lists what is kept', async () => {
  const kept = { collection: 'articles', id: '7', title: 'Tide', reason: 'changed by Ada' }
  const answers = [
    { removed: 99, kept: [kept], next: { collection: 'articles', after: 100 } },
    { removed: 1, kept: [], next: null },
  ]
  /** @type {unknown[]} */
  const requests = []
  const client = createCmsClient({
    ...{ cmsUrl: 'http://cms', token: 'x' },
    request: async (url, { body }) => {
      requests.push([url, JSON.parse(String(body))])
      return Response.json(answers[requests.length - 1])
    },
  })
  /** @type {string[]} */
  const output = []
  const log = (/** @type {string} */ text) => output.push(text)
  await undoImport({ client, importBatch: 'works', log })
  const url = 'http://cms/api/internal/undo-import?batch=works'
  expect(requests).toEqual([
    [url, {}],
    [url, { collection: 'articles', after: 100 }],
  ])
  expect(output).toEqual([
    '100 documents of the import "works" are deleted.',
    'Kept, because somebody has changed or uses them: 1',
    '  articles 7 "Tide": changed by Ada',
  ])
})
