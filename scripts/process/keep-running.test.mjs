// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepRunning } from './keep-running.mjs'
import { findFreePort } from './ports.mjs'

const HEARTBEAT = pathToFileURL(join(import.meta.dirname, 'heartbeat.mjs')).href

/**
 * Keeps a program running. Its code has `sendHeartbeats`, `starts` (1 at the first start), `block(ms)`, which blocks the
 * event loop, and `note(text)`.
 * @param {string} code
 * @param {Partial<import('./watch-program.mjs').Limits>} limits
 */
function run(code, limits) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-keep-running-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = (/** @type {string} */ name) => join(folder, name)
  writeFileSync(
    path('program.mjs'),
    `import { appendFileSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
    import { createServer } from 'node:http'
    import { sendHeartbeats } from '${HEARTBEAT}'
    appendFileSync('${path('starts')}', 'x')
    const starts = readFileSync('${path('starts')}', 'utf8').length
    const block = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    const note = (text) => appendFileSync('${path('notes')}', text)
    ${code}
    setInterval(() => {}, 1000)`,
  )
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => write.mockRestore())
  const program = keepRunning({
    ...{ name: 'CMS', args: [path('program.mjs')], cwd: folder },
    ...{ env: { ...process.env, LOG_LEVEL: 'info' }, ...limits },
  })
  onTestFinished(() => program.stop())
  const read = (/** @type {string} */ name) =>
    existsSync(path(name)) ? readFileSync(path(name), 'utf8') : ''
  return {
    failures: program.failures,
    starts: () => read('starts'),
    notes: () => read('notes'),
    lines: () => write.mock.calls.map(([text]) => JSON.parse(String(text)).msg),
  }
}

test('restarts a program whose event loop is blocked', async () => {
  const { starts, lines } = run(
    `sendHeartbeats()
    if (starts === 1) setTimeout(() => { for (;;); }, 1100)`,
    { hungAfterSeconds: 2 },
  )
  await expect.poll(starts, { timeout: 50_000 }).toBe('xx')
  expect(lines()).toEqual([
    'The CMS does not respond for 2 s. Killing it.',
    'The CMS ended (SIGKILL). Restarting it.',
  ])
})

test('kills a start without a sign of life, and gives the next one twice the time', async () => {
  const { failures, notes, lines } = run(`block(4000); note('started'); sendHeartbeats()`, {
    startLimitSeconds: 3,
  })
  await expect.poll(notes, { timeout: 50_000 }).toBe('started')
  expect(failures()).toBe(1)
  expect(lines()).toEqual([
    'The CMS gives no sign of life during its start for 3 s. Killing it.',
    'The CMS ended (SIGKILL). Restarting it.',
  ])
})

test.each([
  ['prints lines', `writeSync(1, 'Migrating …\\n')`],
  // Its reads and writes are in /proc.
  ...(process.platform === 'linux'
    ? [['writes files', `writeFileSync('database', Buffer.alloc(2_000_000))`]]
    : []),
])('does not kill a start that takes longer and %s', async (_, work) => {
  const { starts, notes, lines } = run(
    `for (let time = 0; time < 5; time += 1) { ${work}; block(1000) }
    note('started')
    sendHeartbeats()`,
    { startLimitSeconds: 3 },
  )
  await expect.poll(notes, { timeout: 50_000 }).toBe('started')
  expect([starts(), lines()]).toEqual(['x', []])
})

test('restarts a program that sends heartbeats and answers nothing, but none that answers some requests with an error', async () => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const { starts, notes, lines } = run(
    `let requests = 0
    const server = createServer((_, response) => {
      requests += 1
      if (starts === 1 || requests % 4 > 0) return
      note('answered ')
      response.writeHead(503).end()
    })
    server.listen(${port}, '127.0.0.1', sendHeartbeats)`,
    { health: { url, pauseMs: 50, timeoutMs: 600 } },
  )
  await expect.poll(notes, { timeout: 50_000 }).toBe('answered answered ')
  expect(starts()).toBe('xx')
  expect(lines()).toEqual([
    'The CMS did not answer 4 requests in a row. Killing it.',
    'The CMS ended (SIGKILL). Restarting it.',
  ])
})
