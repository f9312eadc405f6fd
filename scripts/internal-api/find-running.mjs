// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CmsUnreachableError } from './cms-errors.mjs'

/** @typedef {{ cmsUrl: string, siteUrl: string, token: string }} Running addresses and the token of the internal API */

/**
 * What `npm start` saved about the running programs. Read it again after a failure: a restarted CMS has another port.
 * @param {string} dataDir
 * @returns {Running}
 * @throws {CmsUnreachableError} when nothing runs on this data
 */
export function findRunning(dataDir) {
  const read = (/** @type {string} */ name) => {
    const path = join(dataDir, name)
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
  }
  const run = read('run.json')
  const token = read('internal-api-token')
  if (!run || !token)
    throw new CmsUnreachableError(
      `Tessera is not running on ${dataDir}. Run "npm start" first and leave it running.`,
    )
  const { cmsUrl, siteUrl } = JSON.parse(run)
  return { cmsUrl, siteUrl, token }
}
