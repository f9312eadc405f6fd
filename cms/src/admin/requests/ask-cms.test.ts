import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { anyAnswer, askCms, dataOf } from './ask-cms'

const schema = z.object({ id: z.number() })

/** What is said of the answer of a server. */
async function askServer(answer: RequestListener, body?: object) {
  const server = createServer(answer)
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api/terms`
  return askCms({ url, schema, advice: 'Look first.', ...(body && { body }) })
}

test('what was answered is null before the answer and after a problem', () => {
  expect(dataOf(null)).toBeNull()
  expect(dataOf({ problem: 'It was changed meanwhile.' })).toBeNull()
  expect(dataOf({ data: 0 })).toBe(0)
})

test('an answer that was cut is none, also where any is taken', () => {
  expect(anyAnswer().safeParse(null).success).toBe(false)
  expect(anyAnswer().safeParse({ id: 7 }).success).toBe(true)
})

test('sends what is given as JSON, and returns the answer', async () => {
  const received: (string | undefined)[] = []
  const answer = await askServer((request, response) => {
    received.push(request.method, request.headers['content-type'])
    response.end('{"id":7}')
  }, {})
  expect(answer).toEqual({ data: { id: 7 } })
  expect(received).toEqual(['POST', 'application/json'])
})

test('says why the CMS refused', async () => {
  const answer = await askServer((_, response) => {
    response.writeHead(409).end('{"errors":[{"message":"It was changed meanwhile."}]}')
  })
  expect(answer).toEqual({ problem: 'It was changed meanwhile.' })
})

test.each<[string, RequestListener]>([
  ['a connection that is cut', ({ socket }) => socket.destroy()],
  [
    'an answer that is cut',
    (_, response) => void response.write('{"id":', () => response.destroy()),
  ],
  ['the page of a proxy', (_, response) => void response.end('<!doctype html>')],
])('says that nobody knows whether it is done after %s', async (_, listener) => {
  expect(await askServer(listener)).toEqual({ problem: 'The server did not answer. Look first.' })
})
