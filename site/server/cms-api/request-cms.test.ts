import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestCms } from './request-cms'

interface ReceivedRequest extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  readonly body: string
}

let cmsUrl = ''
let received: ReceivedRequest | undefined
/** Null: the CMS does not answer. */
let status: number | null = 200
const cms = createServer(async (request, response) => {
  const { method, url, headers } = request
  received = { method, url, headers, body: await text(request) }
  if (status !== null) response.writeHead(status).end('the answer')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  const address = cms.address()
  cmsUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
beforeEach(() => {
  status = 200
  received = undefined
})
afterAll(() => {
  cms.closeAllConnections()
  cms.close()
})

const path = '/api/internal/preview'
const timeout = 10_000

test('sends the credentials as a bearer token', async () => {
  const response = await requestCms(cmsUrl, { path, token: 'secret', timeout })
  expect(await response?.text()).toBe('the answer')
  expect(received).toMatchObject({ method: 'GET', url: path, body: '' })
  expect(received?.headers.authorization).toBe('Bearer secret')
})

test('posts a body as JSON, and no credentials that were not given', async () => {
  await requestCms(cmsUrl, { path, body: { token: 'draft' }, timeout })
  expect(received).toMatchObject({ method: 'POST', url: path, body: '{"token":"draft"}' })
  expect(received?.headers['content-type']).toBe('application/json')
  expect(received?.headers.authorization).toBeUndefined()
})

test('returns null for status 404', async () => {
  status = 404
  expect(await requestCms(cmsUrl, { path, timeout })).toBeNull()
})

test('throws at every other status that is not 2xx', async () => {
  for (status of [304, 401, 403, 429, 500, 503])
    await expect(requestCms(cmsUrl, { path, timeout })).rejects.toThrow(
      `The CMS answered ${status}.`,
    )
})

test('throws when the CMS does not answer in time, or cannot be reached', async () => {
  status = null
  await expect(requestCms(cmsUrl, { path, timeout: 50 })).rejects.toThrow('timeout')
  await expect(requestCms('http://127.0.0.1:1', { path, timeout })).rejects.toThrow()
})
