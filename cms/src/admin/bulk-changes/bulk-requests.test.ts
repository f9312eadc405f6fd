import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchBulkRequests } from './bulk-requests'

/** Starts a server whose list of articles is open. @returns its origin */
async function openList(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('location', new URL(`${origin}/admin/collections/articles`))
  onTestFinished(() => void vi.unstubAllGlobals())
  return origin
}

/** Deletes articles of a server, with the given answer to the request for their number. */
async function deleteArticles(answerCount: RequestListener, isConfirmed = false) {
  const deletions: (string | undefined)[] = []
  const origin = await openList((request, response) => {
    if (request.url?.startsWith('/api/articles/count?')) return answerCount(request, response)
    deletions.push(request.method)
    response.end('{"docs":[],"errors":[]}')
  })
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

test('documents that are named by their ids are changed without the search of their list', async () => {
  const queries: string[] = []
  const origin = await openList(({ url = '' }, response) => {
    queries.push(decodeURIComponent(url.slice(url.indexOf('?') + 1)))
    response.end('{"docs":[],"errors":[]}')
  })
  const stopWatching = watchBulkRequests('/api', {
    confirmDeletion: async () => true,
    onChange: () => {},
  })
  const draft = 'where[and][0][_status][not_equals]=draft'
  const search = 'where[and][1][or][0][title][like]=blue&where[and][1][or][1][slug][like]=blue'
  const filter = 'where[or][0][and][0][title][like]=red'
  const update = { method: 'PATCH', body: '{"_status":"draft"}' }
  await fetch(`${origin}/api/articles?${draft}&${search}&where[and][2][id][in][0]=7`, update)
  await fetch(`${origin}/api/articles?${draft}&${search}`, update)
  await fetch(`${origin}/api/articles?${filter}&where[and][0][id][in][0]=7`, update)
  await fetch(`${origin}/api/articles?${search}&where[and][0][id][in][0]=7`)
  stopWatching()
  expect(queries).toEqual([
    `${draft}&where[and][2][id][in][0]=7`,
    `${draft}&${search}`,
    `${filter}&where[and][0][id][in][0]=7`,
    `${search}&where[and][0][id][in][0]=7`,
  ])
})
