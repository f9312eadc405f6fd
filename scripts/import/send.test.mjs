import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRunning } from '../internal-api.mjs'
import { startFakeCms } from './fake-cms.mjs'
import { openSender } from './send.mjs'

/** @type {Awaited<ReturnType<typeof startFakeCms>>} */
let cms
beforeEach(async () => {
  cms = await startFakeCms()
})
afterEach(() => cms.stop())

const sender = (options = {}) =>
  openSender({
    findRunning: () => findRunning(cms.dataDir),
    importBatch: 'o',
    firstPause: 1,
    ...options,
  })
const batch = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => {
    const line = { line: index + 1, key: `k${index}`, article: { title: 't' } }
    return { line: line.line, json: JSON.stringify(line), original: null }
  })

test('the one line that makes the CMS fail is found and told, the others arrive', async () => {
  cms.state.breakOn = (key) => key === 'k77'
  const answer = await sender().send(batch(200))
  expect(answer).toMatchObject({ created: 199, rejected: [{ line: 78 }] })
  expect(cms.articles.size).toBe(199)
})

test('a CMS that fails on everything stops the import instead of refusing every line', async () => {
  cms.state.breakOn = () => true
  await expect(sender().send(batch(200))).rejects.toThrow('for every line')
})

test('gives up on a CMS that stays away, and says what to do', async () => {
  const gone = () => ({ cmsUrl: 'http://127.0.0.1:1', siteUrl: '', token: '' })
  /** @type {string[]} */
  const troubles = []
  const options = {
    findRunning: gone,
    patience: 50,
    onTrouble: (/** @type {string} */ reason) => troubles.push(reason),
  }
  await expect(sender(options).send(batch(1))).rejects.toThrow('Run the same import again')
  expect(troubles[0]).toMatch(/does not answer/)
})

test('a refusal is not tried again', async () => {
  const wrong = () => ({ ...findRunning(cms.dataDir), token: 'wrong' })
  await expect(sender({ findRunning: wrong }).send(batch(1))).rejects.toThrow('403: Not allowed.')
})
