// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { CommandError } from '../../cli/command-error.mjs'
import { createCmsClient } from '../../internal-api/client.mjs'
import { CmsResponseError, CmsUnreachableError } from '../../internal-api/cms-errors.mjs'

/**
 * @typedef {import('./to-batches.mjs').Batch} Batch
 * @typedef {import('../../internal-api/find-running.mjs').Running} Running
 * @typedef {{ created: number, skipped: number, rejected: readonly { line: number, reason: string }[] }} BatchResult
 *
 * `failed`: the CMS answered 500; `unavailable`: it does not answer, or asks to retry later
 * @typedef {{ status: 'sent', result: BatchResult } | { status: 'failed' | 'unavailable', reason: string }} Attempt
 */

/** A restart of the CMS takes seconds, an update minutes. */
const RETRY_TIMEOUT_MS = 180_000
const FIRST_RETRY_DELAY_MS = 250
const MAX_RETRY_DELAY_MS = 5_000
const REQUEST_TIMEOUT_MS = 120_000
/** After this many answers of 500, a line of the batch is taken for the cause. */
const MAX_FAILURES_OF_BATCH = 3
/** After this many lines in a row that fail alone, the CMS is taken for the cause. */
const MAX_FAILED_LINES = 10

/**
 * Sends batches to the CMS with retries. The CMS skips keys that it already has, so a batch may be sent again.
 * @param {object} options
 * @param {() => Running} options.findRunning called before each attempt, because a restarted CMS has another port
 * @param {string} options.importBatch
 * @param {(reason: string) => void} [options.onRetry] called before each retry
 * @param {number} [options.retryTimeoutMs]
 * @param {number} [options.firstRetryDelayMs] doubled after each attempt
 */
export function createBatchSender({
  findRunning,
  importBatch,
  onRetry = () => undefined,
  retryTimeoutMs = RETRY_TIMEOUT_MS,
  firstRetryDelayMs = FIRST_RETRY_DELAY_MS,
}) {
  const path = `internal/import?batch=${encodeURIComponent(importBatch)}`
  let failedLinesInARow = 0

  /** @param {Batch} batch @returns {Promise<BatchResult>} @throws {CommandError} when the CMS refuses or stays away */
  async function send(batch) {
    const deadline = Date.now() + retryTimeoutMs
    const body = batch.map((entry) => `${entry.json}\n`).join('')
    let failures = 0
    for (let delay = firstRetryDelayMs; ; delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS)) {
      const attempt = await trySend(body)
      if (attempt.status === 'sent') {
        failedLinesInARow = 0
        return attempt.result
      }
      if (attempt.status === 'failed' && ++failures >= MAX_FAILURES_OF_BATCH)
        return sendHalves(batch, attempt.reason)
      if (Date.now() > deadline)
        throw new CommandError(
          `The CMS has accepted nothing for ${Math.round(retryTimeoutMs / 1000)} s. ${attempt.reason} Everything sent before is saved. Fix the problem, then run the same command again; it resumes where it stopped.`,
        )
      onRetry(attempt.reason)
      await wait(delay)
    }
  }

  /** Bisects the batch to find the line that makes the CMS fail. @param {Batch} batch @param {string} reason @returns {Promise<BatchResult>} */
  async function sendHalves(batch, reason) {
    const [only] = batch
    if (batch.length <= 1 && ++failedLinesInARow >= MAX_FAILED_LINES)
      throw new CommandError(
        `${reason} This happens for every line, so the cause is not in the lines. Check the output of "npm start", then run the same command again; it resumes where it stopped.`,
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

  /** @param {string} body @returns {Promise<Attempt>} */
  async function trySend(body) {
    try {
      const options = { type: 'application/x-ndjson', timeoutMs: REQUEST_TIMEOUT_MS }
      const response = await createCmsClient(findRunning()).send('POST', path, body, options)
      return { status: 'sent', result: parseResult(response) }
    } catch (error) {
      if (error instanceof CmsUnreachableError)
        return { status: 'unavailable', reason: error.message }
      if (!(error instanceof CmsResponseError)) throw error
      const { status, message: reason } = error
      if (status === 500) return { status: 'failed', reason }
      // Next answers 404 while it starts.
      if ([404, 408, 429].includes(status) || status > 500) return { status: 'unavailable', reason }
      throw new CommandError(`${reason} The import stopped.`)
    }
  }

  return { send }
}

/** @param {Record<string, unknown>} response @returns {BatchResult} */
function parseResult({ created, skipped, rejected }) {
  if (typeof created === 'number' && typeof skipped === 'number' && Array.isArray(rejected))
    return { created, skipped, rejected }
  throw new CommandError(
    'The response of the CMS contains no counts. It may be of another version than this command. Start both from the same folder.',
  )
}
