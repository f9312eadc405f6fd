// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { keepRunning } from './keep-running.mjs'
import { findFreePort } from './ports.mjs'

const HEARTBEAT = pathToFileURL(join(import.meta.dirname, 'heartbeat.mjs')).href

/** What all programs log. @type {import('vitest').MockInstance<typeof process.stdout.write>} */
let write

beforeAll(() => {
  write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // The seconds that a program is silent pass when a test says so, however slowly the program runs.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => {
    vi.useRealTimers()
    write.mockRestore()
  }
})

const passSeconds = (/** @type {number} */ seconds) => vi.advanceTimersByTime(1000 * seconds)

const TIMEOUT = { timeout: 50_000 }

/**
 * Keeps a program running. Its code has `sendHeartbeats`, `starts` (1 at the first start), `note(text)`, and
 * `block(step)`, which blocks the event loop until the test calls `unblock(step)`.
 * @param {string} name of the program, by which its lines are found
 * @param {string} code
 * @param {Partial<import('./watch-program.mjs').Limits>} limits
 */
function run(name, code, limits) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-keep-running-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = (/** @type {string} */ name) => join(folder, name)
  writeFileSync(
    path('program.mjs'),
    `import { appendFileSync, existsSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
    import { createServer } from 'node:http'
    import { sendHeartbeats } from '${HEARTBEAT}'
    appendFileSync('${path('starts')}', 'x')
    const starts = readFileSync('${path('starts')}', 'utf8').length
    const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    const block = (step) => { while (!existsSync('${path('step')}' + step)) wait() }
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
    output: program.output,
    unblock: (/** @type {number} */ step) => writeFileSync(path(`step${step}`), ''),
    starts: () => read('starts'),
    notes: () => read('notes'),
    lines: () =>
      write.mock.calls
        .map(([text]) => JSON.parse(String(text)))
        .filter(({ program }) => program === name.toLowerCase())
        .map(({ msg }) => msg),
  }
}

test('restarts a program whose event loop is blocked', async () => {
  const { starts, lines } = run(
    'Blocked program',
    `sendHeartbeats()
    if (starts === 1) setTimeout(() => { for (;;); }, 1100)`,
    { hungAfterSeconds: 2 },
  )
  // Before the first heartbeat, nothing counts the seconds.
  const startsLater = () => {
    passSeconds(1)
    return starts()
  }
  await expect.poll(startsLater, TIMEOUT).toBe('xx')
  expect(lines()).toEqual([
    'The Blocked program does not respond for 2 s. Killing it.',
    'The Blocked program ended (SIGKILL). Restarting it.',
  ])
})

test('kills a start without a sign of life, and gives the next one twice the time', async () => {
  const { failures, starts, notes, lines, unblock } = run(
    'Silent program',
    `block(starts); note('started'); sendHeartbeats()`,
    { startLimitSeconds: 3 },
  )
  await expect.poll(starts, TIMEOUT).toBe('x')
  // What Node.js reads when it starts can be a sign of life in the first second.
  passSeconds(1 + 3)
  await expect.poll(starts, TIMEOUT).toBe('xx')
  passSeconds(1 + 4)
  unblock(2)
  await expect.poll(notes, TIMEOUT).toBe('started')
  expect(failures()).toBe(1)
  expect(lines()).toEqual([
    'The Silent program gives no sign of life during its start for 3 s. Killing it.',
    'The Silent program ended (SIGKILL). Restarting it.',
  ])
})

test.for([
  ['prints lines', `writeSync(1, 'Migrating …\\n')`],
  // Its reads and writes are in /proc.
  ...(process.platform === 'linux'
    ? [['writes files', `writeFileSync('database', Buffer.alloc(2_000_000))`]]
    : []),
])('does not kill a start that takes longer and %s', async ([work, code]) => {
  const { starts, notes, lines, output, unblock } = run(
    `Start that ${work}`,
    `for (let step = 1; step <= 5; step += 1) { ${code}; note('.'); block(step) }
    note('started')
    sendHeartbeats()`,
    { startLimitSeconds: 3 },
  )
  for (let step = 1; step <= 5; step += 1) {
    await expect.poll(notes, TIMEOUT).toBe('.'.repeat(step))
    if (work === 'prints lines')
      await expect.poll(() => output().split('Migrating').length, TIMEOUT).toBe(step + 1)
    passSeconds(2)
    unblock(step)
  }
  await expect.poll(notes, TIMEOUT).toBe('.....started')
  expect([starts(), lines()]).toEqual(['x', []])
})

test('restarts a program that sends heartbeats and answers nothing, but none that answers some requests with an error', async () => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const { starts, notes, lines } = run(
    'Mute program',
    // Closes connections, because only one request should take as long as the time limit.
    `let requests = 0
    const server = createServer((_, response) => {
      requests += 1
      if (requests % 4 > 0) return void response.destroy()
      if (starts === 1) return
      note('answered ')
      response.writeHead(503).end()
    })
    server.listen(${port}, '127.0.0.1', sendHeartbeats)`,
    { health: { url, pauseMs: 50, timeoutMs: 10_000 } },
  )
  await expect.poll(notes, TIMEOUT).toBe('answered answered ')
  expect(starts()).toBe('xx')
  expect(lines()).toEqual([
    'The Mute program did not answer 4 requests in a row. Killing it.',
    'The Mute program ended (SIGKILL). Restarting it.',
  ])
})
