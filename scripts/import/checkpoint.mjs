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
 * How far an import has come.
 * @typedef {object} Reached
 * @property {number} from first line of the last batch that the CMS took
 * @property {number} to its last line
 */

/**
 * What this import is: another file or another mapping is another import.
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
 * A small file in DATA_DIR/imports. It only saves time: without it every line is sent again and skipped by the CMS.
 * @param {string} dataDir
 * @param {string} print see `fingerprint`
 */
export function openCheckpoint(dataDir, print) {
  const folder = join(dataDir, 'imports')
  const path = join(folder, `${print.slice(0, 32)}.json`)
  return {
    /** @returns {Reached | null} */
    read() {
      const found = existsSync(path)
        ? /^\{"from":(\d+),"to":(\d+)\}$/.exec(readFileSync(path, 'utf8'))
        : null
      return found && { from: Number(found[1]), to: Number(found[2]) }
    },
    /** @param {Reached} reached */
    write(reached) {
      mkdirSync(folder, { recursive: true })
      // Renamed into place: a kill in the middle leaves the old one whole.
      writeFileSync(`${path}.new`, `{"from":${reached.from},"to":${reached.to}}`)
      renameSync(`${path}.new`, path)
    },
    clear() {
      rmSync(path, { force: true })
    },
  }
}
