// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { askInternalApi, CommandError, reasonOf, refusal } from '../internal-api.mjs'

/**
 * @typedef {import('./batches.mjs').Batch} Batch
 * @typedef {import('../internal-api.mjs').Running} Running
 * @typedef {{ created: number, skipped: number, rejected: readonly { line: number, reason: string }[] }} Answer
 */

/** A CMS that restarts needs some seconds, one that updates some minutes. ms */
const PATIENCE = 180_000
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 5_000
/** An answer of 500 this often is no hiccup: something in the batch makes the CMS fail. */
const FAILURES_OF_ITS_OWN = 3
/** Lines one after the other that the CMS fails on: the fault is not in the lines. */
const HOPELESS = 10

/**
 * Sends batches to the CMS, patiently: keys that are there already are skipped by it, so sending again is safe.
 * @param {object} options
 * @param {() => Running} options.findRunning asked before each try, since a restarted CMS listens elsewhere
 * @param {string} options.importBatch
 * @param {(reason: string) => void} [options.onTrouble] told when a try failed and another follows
 * @param {number} [options.patience] ms without an answer before giving up
 * @param {number} [options.firstPause] ms; doubles up to five seconds
 */
export function openSender({
  findRunning,
  importBatch,
  onTrouble = () => undefined,
  patience = PATIENCE,
  firstPause = FIRST_PAUSE,
}) {
  const path = `import?batch=${encodeURIComponent(importBatch)}`
  let failedInARow = 0

  /** @param {Batch} batch @returns {Promise<Answer>} @throws {CommandError} when the CMS refuses or stays away */
  async function send(batch) {
    const since = Date.now()
    const body = batch.map((entry) => `${entry.json}\n`).join('')
    let failures = 0
    for (let pause = firstPause; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      const result = await tryOnce(body)
      if (result.status === 'answered') {
        failedInARow = 0
        return result.answer
      }
      if (result.status === 'failed' && ++failures >= FAILURES_OF_ITS_OWN)
        return sendParts(batch, result.reason)
      if (Date.now() - since > patience)
        throw new CommandError(
          `The CMS has not taken anything for ${Math.round(patience / 1000)} s: ${result.reason} What was sent before is safe. Run the same import again once it is back.`,
        )
      onTrouble(result.reason)
      await wait(pause)
    }
  }

  /** The halves find the line that makes the CMS fail. @param {Batch} batch @param {string} reason @returns {Promise<Answer>} */
  async function sendParts(batch, reason) {
    const [only] = batch
    if (batch.length <= 1 && ++failedInARow >= HOPELESS)
      throw new CommandError(
        `${reason} It does so for every line, so it is not the lines. Look at what "npm start" printed, and run the same import again afterwards.`,
      )
    if (batch.length <= 1)
      return { created: 0, skipped: 0, rejected: only ? [{ line: only.line, reason }] : [] }
    const half = Math.ceil(batch.length / 2)
    const first = await send(batch.slice(0, half))
    const second = await send(batch.slice(half))
    return {
      created: first.created + second.created,
      skipped: first.skipped + second.skipped,
      rejected: [...first.rejected, ...second.rejected],
    }
  }

  /**
   * @param {string} body
   * @returns {Promise<{ status: 'answered', answer: Answer } | { status: 'failed' | 'away', reason: string }>}
   */
  async function tryOnce(body) {
    try {
      const type = 'application/x-ndjson'
      const response = await askInternalApi(findRunning(), path, { body, type, timeout: 120_000 })
      if (response.ok) return { status: 'answered', answer: parseAnswer(await response.json()) }
      const reason = await refusal(response)
      if (response.status === 500) return { status: 'failed', reason }
      // 404: Next answers so while it starts up. 408, 429 and the rest of 5xx: later.
      if ([404, 408, 429].includes(response.status) || response.status > 500)
        return { status: 'away', reason }
      throw new CommandError(`${reason}. Nothing more was sent.`)
    } catch (error) {
      if (error instanceof CommandError && !error.message.includes('not running')) throw error
      return { status: 'away', reason: `The CMS does not answer (${reasonOf(error)}).` }
    }
  }

  return { send }
}

/** @param {unknown} json @returns {Answer} */
function parseAnswer(json) {
  const { created, skipped, rejected } = /** @type {Partial<Answer>} */ (json ?? {})
  if (typeof created === 'number' && typeof skipped === 'number' && Array.isArray(rejected))
    return { created, skipped, rejected }
  throw new CommandError(
    'The CMS answered something else than counts. It may be of another version than this command. Start both from one folder.',
  )
}
