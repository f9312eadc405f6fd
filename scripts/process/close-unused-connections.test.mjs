// @ts-check
import { spawn } from 'node:child_process'
import { get } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

const PRELOAD = new URL('close-unused-connections.mjs', import.meta.url).href

/** Waits for its connections at the end, as Next.js does. Answers at the second signal. */
const SERVER = `
  import { createServer } from 'node:http'
  const server = createServer((_, response) => {
    console.log('asked')
    process.on('SIGUSR2', () => response.end('answered'))
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
  process.on('SIGTERM', () => server.close(() => process.exit(0)))
`

test('a server ends with a connection that was never used, and answers the running request first', async () => {
  const args = ['--import', PRELOAD, '--input-type=module', '--eval', SERVER]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const [port] = await once(child.stdout, 'data')
  const unused = connect(Number(port), '127.0.0.1')
  await once(unused, 'connect')
  const request = get({ port: Number(port), host: '127.0.0.1' })
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  await once(unused, 'close')
  child.kill('SIGUSR2')
  const [response] = await once(request, 'response')
  const [text] = await once(response, 'data')
  expect(String(text)).toBe('answered')
  expect((await ended)[0]).toBe(0)
})
