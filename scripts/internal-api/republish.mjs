// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeCounts } from '../cli/describe-counts.mjs'
import { CmsResponseError } from './cms-errors.mjs'

/** @typedef {Pick<import("./client.mjs").CmsClient, "send">} Client */

/**
 * What was compared and written, and where the comparison goes on: null at its end.
 * @typedef {{ documents: number, written: number, next: object | null }} Progress
 */

/** In the data folder while a comparison is not complete. */
const PROGRESS_FILE = 'republish.json'

/** @type {Progress} */
const NOTHING = { documents: 0, written: 0, next: null }

/**
 * Compares all publications with the CMS, part by part, and writes those that are out of date. An interrupted run goes
 * on where it was: documents that changed meanwhile were published by their saves.
 * @param {Client} client
 * @param {{ dataDir: string, log: (line: string) => void }} options
 */
export async function republish(client, { dataDir, log }) {
  const file = join(dataDir, PROGRESS_FILE)
  const interrupted = readProgress(file)
  if (interrupted) log(`Continuing an interrupted run: ${describe(interrupted)} so far.`)
  const end = await compareFrom(interrupted ?? NOTHING, { client, file, log }).catch((error) => {
    if (!interrupted || !isUnknownPosition(error)) throw error
    log('The interrupted run was one of another version. Everything is compared again.')
    return compareFrom(NOTHING, { client, file, log })
  })
  log(`Republished: ${describe(end)}.`)
}

/**
 * @param {Progress} from
 * @param {{ client: Client, file: string, log: (line: string) => void }} context
 * @returns {Promise<Progress>}
 */
async function compareFrom({ documents, written, next }, context) {
  const { client, file, log } = context
  const part = await client.send('POST', 'internal/republish', next ? { from: next } : {})
  const progress = {
    documents: documents + Number(part.documents),
    written: written + Number(part.written),
    next: /** @type {object | null} */ (part.next),
  }
  if (!progress.next) {
    rmSync(file, { force: true })
    return progress
  }
  writeFileSync(file, JSON.stringify(progress))
  log(`${describe(progress)} so far …`)
  return compareFrom(progress, context)
}

/** @param {Progress} progress */
const describe = ({ documents, written }) => describeCounts({ documents, written })

/** @param {unknown} error */
const isUnknownPosition = (error) => error instanceof CmsResponseError && error.status === 400

/** Null when the last run was complete; a damaged file counts as that. @param {string} file @returns {Progress | null} */
function readProgress(file) {
  try {
    return { ...NOTHING, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    return null
  }
}
