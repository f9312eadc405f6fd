// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, test, vi } from 'vitest'
import { keepRunning } from './keep-running.mjs'
import { findFreePort } from './ports.mjs'

const HEARTBEAT = pathToFileURL(join(import.meta.dirname, 'heartbeat.mjs')).href

/** What all programs log. @type {import('vitest').MockInstance<typeof process.stdout.write>} */
let write

beforeAll(() => {
  write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  return () => write.mockRestore()
})

/**
 * Keeps a program running. Its code has `sendHeartbeats`, `starts` (1 at the first start), `block(ms)`, which blocks the
 * event loop, and `note(text)`.
 * @param {import('vitest').TestContext} context
 * @param {string} name of the program, by which its lines are found: the tests run at the same time
 * @param {string} code
 * @param {Partial<import('./watch-program.mjs').Limits>} limits
 */
function run({ onTestFinished }, name, code, limits) {
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
  const program = keepRunning({
    ...{ name, args: [path('program.mjs')], cwd: folder },
    ...{ env: { ...process.env, LOG_LEVEL: 'info' }, ...limits },
  })
  onTestFinished(() => program.stop())
  const read = (/** @type {string} */ name) =>
    existsSync(path(name)) ? readFileSync(path(name), 'utf8') : ''
  return {
    failures: program.failures,
    starts: () => read('starts'),
    notes: () => read('notes'),
    lines: () =>
      write.mock.calls
        .map(([text]) => JSON.parse(String(text)))
        .filter(({ program }) => program === name.toLowerCase())
        .map(({ msg }) => msg),
  }
}

test.concurrent('restarts a program whose event loop is blocked', async (context) => {
  const { expect } = context
  const { starts, lines } = run(
    context,
    'Blocked program',
    `sendHeartbeats()
    if (starts === 1) setTimeout(() => { for (;;); }, 1100)`,
    { hungAfterSeconds: 2 },
  )
  await expect.poll(starts, { timeout: 50_000 }).toBe('xx')
  expect(lines()).toEqual([
    'The Blocked program does not respond for 2 s. Killing it.',
    'The Blocked program ended (SIGKILL). Restarting it.',
  ])
})

test.concurrent('kills a start without a sign of life, and gives the next one twice the time', async (context) => {
  const { expect } = context
  const { failures, notes, lines } = run(
    context,
    'Silent program',
    `block(4000); note('started'); sendHeartbeats()`,
    {
      startLimitSeconds: 3,
    },
  )
  await expect.poll(notes, { timeout: 50_000 }).toBe('started')
  expect(failures()).toBe(1)
  expect(lines()).toEqual([
    'The Silent program gives no sign of life during its start for 3 s. Killing it.',
    'The Silent program ended (SIGKILL). Restarting it.',
  ])
})

test.concurrent.for([
  ['prints lines', `writeSync(1, 'Migrating …\\n')`],
  // Its reads and writes are in /proc.
  ...(process.platform === 'linux'
    ? [['writes files', `writeFileSync('database', Buffer.alloc(2_000_000))`]]
    : []),
])('does not kill a start that takes longer and %s', async ([work, code], context) => {
  const { expect } = context
  const { starts, notes, lines } = run(
    context,
    `Start that ${work}`,
    `for (let time = 0; time < 5; time += 1) { ${code}; block(1000) }
    note('started')
    sendHeartbeats()`,
    { startLimitSeconds: 3 },
  )
  await expect.poll(notes, { timeout: 50_000 }).toBe('started')
  expect([starts(), lines()]).toEqual(['x', []])
})

test.concurrent('restarts a program that sends heartbeats and answers nothing, but none that answers some requests with an error', async (context) => {
  const { expect } = context
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const { starts, notes, lines } = run(
    context,
    'Mute program',
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
    'The Mute program did not answer 4 requests in a row. Killing it.',
    'The Mute program ended (SIGKILL). Restarting it.',
  ])
})
