import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRunning } from '../../internal-api/find-running.mjs'
import { startFakeCms } from '../testing/fake-cms.mjs'
import { createBatchSender } from './batch-sender.mjs'

/** @type {Awaited<ReturnType<typeof startFakeCms>>} */
let cms
beforeEach(async () => {
  cms = await startFakeCms()
})
afterEach(() => cms.stop())

const createSender = (options = {}) =>
  createBatchSender({
    findRunning: () => findRunning(cms.dataDir),
    importBatch: 'test',
    firstRetryDelayMs: 1,
    ...options,
  })
const makeBatch = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => {
    const line = { line: index + 1, key: `k${index}`, article: { title: 't' } }
    return { line: line.line, json: JSON.stringify(line), title: '', omissions: [], original: null }
  })

test('rejects the one line that makes the CMS fail and sends the others', async () => {
  cms.state.failsOn = (key) => key === 'k77'
  const result = await createSender().send(makeBatch(200))
  expect(result).toMatchObject({ created: 199, rejected: [{ line: 78 }] })
  expect(cms.articles.size).toBe(199)
})

test('stops when the CMS fails on every line', async () => {
  cms.state.failsOn = () => true
  await expect(createSender().send(makeBatch(200))).rejects.toThrow('for every line')
})

test('gives up on a CMS that stays away and explains how to resume', async () => {
  /** @type {string[]} */
  const reasons = []
  const sender = createSender({
    findRunning: () => ({ cmsUrl: 'http://127.0.0.1:1', siteUrl: '', token: '' }),
    retryTimeoutMs: 50,
    onRetry: (/** @type {string} */ reason) => reasons.push(reason),
  })
  await expect(sender.send(makeBatch(1))).rejects.toThrow('run the same command again')
  expect(reasons[0]).toMatch(/does not answer/)
})

test('does not retry a request that the CMS refuses', async () => {
  const sender = createSender({
    findRunning: () => ({ ...findRunning(cms.dataDir), token: 'wrong' }),
  })
  await expect(sender.send(makeBatch(1))).rejects.toThrow(
    'answered 403 to POST /api/internal/import: Not allowed.',
  )
})
