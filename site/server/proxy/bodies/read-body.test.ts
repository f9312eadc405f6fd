import { createServer } from 'node:http'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { readBody } from './read-body'

const TIMES = { timeoutMs: 10_000, idleMs: 100, limit: 100 }
/** However long a busy machine takes between two bytes, only the time of the whole body ends it. */
const OF_DRIP = { timeoutMs: 1000, idleMs: 60_000, limit: 100 }
let timeouts = 0
/** Responds long after the body has been read. */
const server = createServer((request, response) => {
  const onTimeout = () => {
    timeouts += 1
    response.writeHead(408, { connection: 'close' }).end()
  }
  readBody(request, { ...(request.url === '/drip' ? OF_DRIP : TIMES), onTimeout }).then(
    async (body) => {
      await setTimeout(400)
      response.end(body)
    },
    () => undefined,
  )
})
afterEach(() => {
  timeouts = 0
  server.close()
})

async function portOf(): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('limits the time of a body, not that of the response', async () => {
  const url = `http://127.0.0.1:${await portOf()}/`
  const response = await fetch(url, { method: 'POST', body: '{}' })
  expect([response.status, await response.text(), timeouts]).toEqual([200, '{}', 0])
})

const headOf = (path: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{`

test('ends a body that pauses', async () => {
  const socket = connect(await portOf(), '127.0.0.1')
  socket.write(headOf('/'))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('408')
  expect(timeouts).toBe(1)
})

test('ends a body that arrives byte after byte for too long', async () => {
  const socket = connect(await portOf(), '127.0.0.1')
  socket.write(headOf('/drip'))
  const drip = setInterval(() => socket.write(' '), 20)
  const start = performance.now()
  const [answer] = await once(socket, 'data')
  clearInterval(drip)
  expect(String(answer)).toContain('408')
  expect([timeouts, performance.now() - start >= OF_DRIP.timeoutMs - 1]).toEqual([1, true])
})
