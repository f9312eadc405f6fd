// @ts-check
import { expect, test, vi } from 'vitest'
import { createLogger } from './create-logger.mjs'
import { formatLine } from './format-line.mjs'

/** A logger and the lines that it has written. @param {Partial<Parameters<typeof createLogger>[0]>} options */
function makeLogger(options = {}) {
  /** @type {string[]} */
  const lines = []
  const logger = createLogger({
    program: 'cms',
    context: () => ({ requestId: 'request-1' }),
    ...options,
    destination: { write: (/** @type {string} */ line) => void lines.push(line) },
  })
  return { logger, lines, entries: () => lines.map((line) => JSON.parse(line)) }
}

test('writes one line of JSON with level, time, program and request', () => {
  const { logger, lines, entries } = makeLogger()
  logger.warn({ documents: 3 }, 'some-are-stale')
  logger.debug('left out')
  expect(lines).toHaveLength(1)
  expect(entries()[0]).toEqual({
    ...{ level: 'warn', program: 'cms', requestId: 'request-1', documents: 3 },
    ...{ msg: 'some-are-stale', time: expect.stringMatching(/^\d{4}-.+Z$/) },
  })
})

test('keeps the cause of an error and leaves out its fields and the values of a query', () => {
  const { logger, lines, entries } = makeLogger()
  const cause = Object.assign(new Error('UNIQUE constraint failed'), { code: 'SQLITE_CONSTRAINT' })
  const message = 'Failed query: insert into users values (?, ?)\nparams: ada@example.org,a\nhash'
  const error = Object.assign(new Error(message, { cause }), { params: ['a secret'] })
  logger.error(error)
  expect(entries()[0].err).toMatchObject({
    message: 'Failed query: insert into users values (?, ?)\nparams: [redacted]',
    stack: expect.stringMatching(/params: \[redacted\]\n {4}at /),
    cause: { message: 'UNIQUE constraint failed', code: 'SQLITE_CONSTRAINT' },
  })
  expect(lines[0]).not.toMatch(/ada@|hash|a secret/)
})

test('logs the errors of one outage in one line that says what to do', () => {
  const describeOutage = (/** @type {unknown} */ error) =>
    error instanceof RangeError ? 'Restore a backup.' : null
  const { logger, entries } = makeLogger({ describeOutage })
  logger.error({ err: new RangeError('Failed query: select') })
  logger.error({ err: new RangeError('Failed query: update'), msg: 'A job failed.' })
  logger.error({ err: new Error('no answer') })
  expect(entries()).toMatchObject([
    { msg: 'Restore a backup.', err: { message: 'Failed query: select' } },
    { msg: 'no answer' },
  ])
})

test('logs a refused request in one line of level info, without its stack', () => {
  const { logger, entries } = makeLogger()
  logger.error({ err: Object.assign(new Error('Not allowed.'), { status: 403 }) })
  expect(entries()).toEqual([
    expect.objectContaining({ level: 'info', msg: 'Not allowed.', status: 403 }),
  ])
  expect(entries()[0]).not.toHaveProperty('err')
})

test('logs an error that refuses a request so only without a message of its own', () => {
  const { logger, entries } = makeLogger({ refusedStatus: () => 400 })
  const err = new SyntaxError('Unexpected end of JSON input')
  logger.error({ err })
  logger.error({ err, msg: 'A job failed.' })
  expect(entries()).toEqual([
    expect.objectContaining({ level: 'info', status: 400, msg: err.message }),
    expect.objectContaining({ level: 'error', msg: 'A job failed.', err: expect.anything() }),
  ])
})

test('folds the repeats of an outage and counts them, but no other lines', () => {
  vi.useFakeTimers()
  try {
    const { logger, entries } = makeLogger()
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    for (let time = 0; time < 5; time += 1) {
      logger.warn({ outage: 'cms' }, 'cms-silent')
      logger.error({ err: refused })
      logger.error('something else')
    }
    const messages = () => entries().map(({ msg, repeated }) => `${msg} ${repeated ?? ''}`.trim())
    expect(messages()).toEqual(['cms-silent', 'connect', ...Array(5).fill('something else')])
    vi.advanceTimersByTime(60_000)
    expect(messages().slice(7)).toEqual(['cms-silent 4', 'connect 4'])
    vi.advanceTimersByTime(120_000)
    logger.warn({ outage: 'cms' }, 'cms-silent')
    expect(messages().slice(9)).toEqual(['cms-silent'])
  } finally {
    vi.useRealTimers()
  }
})

test('is shown in words on a terminal', () => {
  const entry = { level: 'warn', time: '2026-01-02T03:04:05Z', program: 'site', msg: 'late', ms: 7 }
  // eslint-disable-next-line no-control-regex
  const words = formatLine(JSON.stringify(entry)).replaceAll(/\x1b\[\d+m/g, '')
  expect(words).toMatch(/^\d\d:\d\d:\d\d warn site late ms=7\n$/)
  expect(formatLine('no JSON')).toBe('no JSON\n')
})
