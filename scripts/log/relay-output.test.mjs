// @ts-check
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { holdLines } from './hold-lines.mjs'
import { createRelay } from './relay-output.mjs'

test('passes lines of the log on, wraps all others and leaves out repeated errors', () => {
  let output = ''
  const relay = createRelay({ program: 'cms', write: (text) => (output += text) })
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  relay.follow(stdout, 'debug')
  relay.follow(stderr, 'error')
  const line = '{"level":"info","time":"2026-01-02T03:04:05Z","program":"cms","msg":"ready"}'
  stdout.write(`▲ Next.js\n${line.slice(0, 20)}`)
  stdout.write(`${line.slice(20)}\n`)
  for (let start = 0; start < 3; start += 1) {
    stderr.write('Error: broken\n    at x (postgres://me:secret@db)\n')
    stdout.write(
      '{"level":"error","time":"2026-01-02T03:04:05Z","program":"cms","msg":"damaged"}\n',
    )
    relay.log('error', 'The CMS ended.')
  }
  const entries = output
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each))
  expect(output.startsWith(line)).toBe(true)
  expect(entries.slice(1).map(({ level, msg }) => `${level} ${msg}`)).toEqual([
    'error Error: broken\n    at x (postgres://me:[redacted]@db)',
    'error damaged',
    'error The CMS ended.',
  ])
})

test('writes its own lines from the level of the log on', () => {
  let output = ''
  const write = (/** @type {string} */ text) => (output += text)
  const { log } = createRelay({ program: 'start', level: 'warn', write })
  for (const level of /** @type {const} */ (['debug', 'info', 'warn', 'error'])) log(level, level)
  const levels = output.match(/"level":"\w+"/g)
  expect(levels).toEqual(['"level":"warn"', '"level":"error"'])
})

test('holds lines back until they are released, but no problem', () => {
  let output = ''
  const { hold, release } = holdLines()
  const relay = createRelay({ program: 'site', write: (text) => (output += text), hold })
  const stdout = new PassThrough()
  relay.follow(stdout, 'debug')
  const send = (/** @type {string} */ level, /** @type {string} */ msg) =>
    stdout.write(
      `{"level":"${level}","time":"2026-01-02T03:04:05Z","program":"site","msg":"${msg}"}\n`,
    )
  send('info', 'migrating')
  send('warn', 'old settings')
  output += 'Site http://localhost:3000\n'
  release()
  send('info', 'request')
  const words = output.split('\n').map((line) => /"msg":"([^"]+)"/.exec(line)?.[1] ?? line)
  expect(words).toEqual([
    ...['old settings', 'Site http://localhost:3000', 'migrating', 'request', ''],
  ])
})
