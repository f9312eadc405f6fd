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
import { SettingError } from '../settings/setting-error.mjs'

/** Only the user who runs Tessera may read the files. */
const OWNER_ONLY = 0o600

/**
 * The files of `npm start` in the data folder, beside the database and the media.
 * @param {string} dataDir
 * @throws {SettingError} when the folder is not writable
 */
export function openDataFolder(dataDir) {
  makeWritable(dataDir)
  const path = (/** @type {string} */ name) => join(dataDir, name)
  const read = (/** @type {string} */ name) =>
    existsSync(path(name)) ? readFileSync(path(name), 'utf8').trim() : null
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(path(name), text, { mode: OWNER_ONLY })
  const readOrCreateSecret = (/** @type {string} */ name) => {
    const existing = read(name)
    if (existing) return existing
    const secret = randomBytes(32).toString('base64url')
    write(name, secret)
    return secret
  }
  return {
    cmsSecret: () => readOrCreateSecret('cms-secret'),
    internalApiToken: () => readOrCreateSecret('internal-api-token'),
    metricsToken: () => readOrCreateSecret('metrics-token'),
    setupToken: () => readOrCreateSecret('setup-token'),
    demoState: () => read('demo-state'),
    /** @param {'started' | 'complete'} state */
    saveDemoState: (state) => write('demo-state', state),
    /** For the commands that need a running Tessera. @param {Running} running */
    saveRunning: (running) => write('run.json', JSON.stringify(running)),
    clearRunning: () => rmSync(path('run.json'), { force: true }),
  }
}

/** @param {string} dataDir */
function makeWritable(dataDir) {
  try {
    // It holds drafts and accounts, so other users of the machine get no access.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : String(error)
    throw new SettingError(
      'DATA_DIR',
      'must be a writable folder',
      `"${dataDir}" is not (${reason})`,
      'Grant its user write access, or set DATA_DIR to another folder.',
    )
  }
}

/** @typedef {{ pid: number, siteUrl: string, cmsUrl: string }} Running */
