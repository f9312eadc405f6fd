// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A sentence for the person at the keyboard: no stack is needed. */
export class CommandError extends Error {
  /** @override */
  name = 'CommandError'
}

/** @typedef {{ cmsUrl: string, siteUrl: string, token: string }} Running */

/**
 * Where the data of Tessera lies: DATA_DIR, or `data` in the project.
 * @param {Record<string, string | undefined>} env
 * @param {string} root the project's folder
 */
export function dataFolder(env, root) {
  return resolve(root, env.DATA_DIR || 'data')
}

/**
 * What the start command wrote about the running programs. Read anew each time: a restarted CMS has another port.
 * @param {string} dataDir
 * @returns {Running}
 * @throws {CommandError} when nothing runs on this data
 */
export function findRunning(dataDir) {
  const read = (/** @type {string} */ name) => {
    const path = join(dataDir, name)
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
  }
  const run = read('run.json')
  const token = read('internal-api-token')
  if (!run || !token)
    throw new CommandError(
      `Tessera is not running on ${dataDir}: run "npm start" first and leave it running.`,
    )
  const { cmsUrl, siteUrl } = JSON.parse(run)
  return { cmsUrl, siteUrl, token }
}

/**
 * One question to the CMS's operator doors.
 * @param {Running} running
 * @param {string} path such as `republish` or `remove?batch=demo`
 * @param {{ body?: string, type?: string, timeout?: number }} [request] timeout in ms
 * @returns {Promise<Response>}
 */
export function askInternalApi(running, path, request) {
  return askCms(running, 'POST', `operator/${path}`, request)
}

/**
 * @param {Running} running
 * @param {'GET' | 'POST'} method
 * @param {string} path below /api/
 * @param {{ body?: string, type?: string, timeout?: number }} [request] timeout in ms
 */
function askCms({ cmsUrl, token }, method, path, { body, type, timeout = 600_000 } = {}) {
  return fetch(`${cmsUrl}/api/${path}`, {
    method,
    body,
    headers: {
      authorization: `Internal ${token}`,
      ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
    },
    signal: AbortSignal.timeout(timeout),
  })
}

/**
 * The answer of a question that is asked once.
 * @param {string} dataDir
 * @param {string} path
 * @param {object} [data] sent as JSON
 * @returns {Promise<Record<string, unknown>>}
 * @throws {CommandError} with the CMS's own sentence when it refuses
 */
export function operate(dataDir, path, data) {
  return askOnce(dataDir, 'POST', `operator/${path}`, data)
}

/**
 * Any door of the CMS, with the operator's rights.
 * @param {string} dataDir
 * @param {'GET' | 'POST'} method
 * @param {string} path below /api/
 * @param {object} [data] sent as JSON
 * @returns {Promise<Record<string, unknown>>}
 * @throws {CommandError} with the CMS's own sentence when it refuses
 */
export async function askOnce(dataDir, method, path, data) {
  const running = findRunning(dataDir)
  const body = data && JSON.stringify(data)
  const response = await askCms(running, method, path, { body }).catch((error) => {
    throw new CommandError(
      `The CMS at ${running.cmsUrl} does not answer (${reasonOf(error)}). Is "npm start" still running?`,
    )
  })
  if (!response.ok) throw new CommandError(await refusal(response))
  return await response.json()
}

/** @param {Response} response one that is not ok @returns {Promise<string>} a sentence */
export async function refusal(response) {
  const text = await response.text()
  return `The CMS refused with ${response.status}: ${messageIn(text) || response.statusText}`
}

/** @param {string} text */
function messageIn(text) {
  try {
    const answer = JSON.parse(text)
    return answer.errors?.[0]?.message ?? answer.message ?? answer.error ?? ''
  } catch {
    return text.slice(0, 300) // Not JSON: a plain sentence, or a proxy's page.
  }
}

/** @param {unknown} error */
export function reasonOf(error) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

/** `{"articles":3,"pages":1}` → `3 articles, 1 pages`. @param {unknown} counts */
export function countsInWords(counts) {
  const numbers = Object.entries(counts ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' ? [`${value.toLocaleString('en')} ${name}`] : [],
  )
  return numbers.join(', ') || 'nothing'
}

/**
 * Runs a command: its failure is one sentence and exit code 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error)
    process.exitCode = 1
  }
}
