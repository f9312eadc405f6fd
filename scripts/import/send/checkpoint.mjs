// @ts-check
import { createHash } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * The last batch that the CMS accepted.
 * @typedef {object} Position
 * @property {number} from its first line
 * @property {number} to its last line
 * @property {readonly import('../report/loss-report.mjs').LossGroup[]} losses of the run up to it
 */

/**
 * Identifies an import by its file and mapping.
 * @param {string} file
 * @param {unknown} mapping
 * @returns {Promise<string>}
 */
export async function fingerprint(file, mapping) {
  const hash = createHash('sha256').update(JSON.stringify(mapping))
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * A file in DATA_DIR/imports that keeps the position of an import. It only saves time: without it, all lines are sent
 * again, and the CMS skips those that it has.
 * @param {string} dataDir
 * @param {string} print see `fingerprint`
 */
export function openCheckpoint(dataDir, print) {
  const folder = join(dataDir, 'imports')
  const path = join(folder, `${print.slice(0, 32)}.json`)
  return {
    /** @returns {Position | null} */
    read() {
      return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
    },
    /** @param {Position} position */
    write(position) {
      mkdirSync(folder, { recursive: true })
      // Renamed into place, so that a killed process leaves either the old file or the new one.
      writeFileSync(`${path}.new`, JSON.stringify(position))
      renameSync(`${path}.new`, path)
    },
    clear() {
      rmSync(path, { force: true })
    },
  }
}
