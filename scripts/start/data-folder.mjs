// @ts-check
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { SettingError } from './settings.mjs'

/** Only the user who runs Tessera may read these. */
const PRIVATE = 0o600

/**
 * What lies in the data folder beside the database and the media.
 * @param {string} dataDir
 * @throws {SettingError} when nothing can be written there
 */
export function openDataFolder(dataDir) {
  makeWritable(dataDir)
  const path = (/** @type {string} */ name) => join(dataDir, name)
  const read = (/** @type {string} */ name) =>
    existsSync(path(name)) ? readFileSync(path(name), 'utf8').trim() : null
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(path(name), text, { mode: PRIVATE })
  const secret = (/** @type {string} */ name) => {
    const known = read(name)
    if (known) return known
    const made = randomBytes(32).toString('base64url')
    write(name, made)
    return made
  }
  return {
    cmsSecret: () => secret('cms-secret'),
    internalApiToken: () => secret('internal-api-token'),
    setupToken: () => secret('setup-token'),
    demoState: () => read('demo-state'),
    /** @param {'bringing' | 'brought'} state */
    setDemoState: (state) => write('demo-state', state),
    /** What runs on this data: the commands that talk to a running Tessera read it. */
    setRunning: (/** @type {Running} */ running) => write('run.json', JSON.stringify(running)),
    clearRunning: () => rmSync(path('run.json'), { force: true }),
  }
}

/** @param {string} dataDir */
function makeWritable(dataDir) {
  try {
    // Drafts and accounts lie in it: other users of the machine have no business there.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : String(error)
    throw new SettingError(
      `DATA_DIR must be a folder that can be written; "${dataDir}" cannot (${reason}). Give its user the right, or set DATA_DIR to another folder.`,
    )
  }
}

/** @typedef {{ pid: number, siteUrl: string, cmsUrl: string }} Running */
