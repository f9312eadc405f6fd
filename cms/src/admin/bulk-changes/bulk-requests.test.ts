import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchBulkRequests } from './bulk-requests'

/** Deletes articles of a server, with the given answer to the request for their number. */
async function deleteArticles(answerCount: RequestListener, isConfirmed = false) {
  const deletions: (string | undefined)[] = []
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/articles/count?')) return answerCount(request, response)
    deletions.push(request.method)
    response.end('{"docs":[],"errors":[]}')
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('location', new URL(`${origin}/admin/collections/articles`))
  onTestFinished(() => void vi.unstubAllGlobals())
  const questions: number[] = []
  const confirmDeletion = async (count: number) => {
    questions.push(count)
    return isConfirmed
  }
  const stopWatching = watchBulkRequests('/api', { confirmDeletion, onChange: () => {} })
  const response = await fetch(`${origin}/api/articles?where[id][not_equals]=`, {
    method: 'DELETE',
  })
  stopWatching()
  const { message = null } = await response.json()
  return { questions, deletions, status: response.status, message }
}

const count =
  (totalDocs: number): RequestListener =>
  (_, response) =>
    void response.end(JSON.stringify({ totalDocs }))

test('deletes 20 documents without a question, and 21 once their number is confirmed', async () => {
  const deleted = { deletions: ['DELETE'], status: 200 }
  expect(await deleteArticles(count(20))).toMatchObject({ ...deleted, questions: [] })
  expect(await deleteArticles(count(21), true)).toMatchObject({ ...deleted, questions: [21] })
  expect(await deleteArticles(count(21))).toMatchObject({
    ...{ questions: [21], deletions: [], status: 400, message: 'Nothing was deleted.' },
  })
})

test.each<[string, RequestListener, string]>([
  ['a cut connection', ({ socket }) => socket.destroy(), 'The server did not answer.'],
  [
    'a refusal',
    (_, response) =>
      void response.writeHead(503).end('{"errors":[{"message":"The database does not answer."}]}'),
    'The database does not answer.',
  ],
  ['a failure', (_, response) => void response.writeHead(500).end('{}'), 'The server failed.'],
  [
    'the page of a proxy',
    (_, response) => void response.end('<!doctype html>'),
    'The server did not answer.',
  ],
  [
    'an answer without the number',
    (_, response) => void response.end('{}'),
    'The server did not answer.',
  ],
])(
  'deletes nothing if the request for the number ends with %s, and says why',
  async (_, answerCount, reason) => {
    const { message, ...rest } = await deleteArticles(answerCount)
    expect(rest).toEqual({ questions: [], deletions: [], status: 400 })
    expect(message).toContain(
      `Nothing was deleted, because the documents could not be counted. ${reason}`,
    )
  },
)
