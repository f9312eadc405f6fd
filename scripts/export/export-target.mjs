// @ts-check
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { CommandError } from '../cli/command-error.mjs'
import {
  COLLECTIONS,
  FILE_COLLECTIONS,
  MANIFEST,
  SETTINGS_FILE,
  UNFINISHED,
} from './export-format.mjs'

/**
 * Where an export is written to.
 * @typedef {object} ExportTarget
 * @property {(name: string, content: import('node:stream').Readable) => Promise<void>} add writes a file, the content streamed
 * @property {() => Promise<void>} end
 */

/** @param {string} folder new, empty or of an interrupted export @returns {ExportTarget} */
export function createFolderTarget(folder) {
  if (existsSync(join(folder, UNFINISHED))) removeUnfinished(folder)
  else if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(
      `${folder} is not empty, and an export would mix with its files. Choose a new folder.`,
    )
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, UNFINISHED), '')
  return {
    async add(name, content) {
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true })
      await pipeline(content, createWriteStream(`${path}.part`))
      await rename(`${path}.part`, path)
    },
    end: async () => rmSync(join(folder, UNFINISHED)),
  }
}

/** Removes what an interrupted export has written, and no other file. @param {string} folder */
function removeUnfinished(folder) {
  const files = COLLECTIONS.map((collection) => `${collection}.ndjson`)
  for (const name of [...files, ...FILE_COLLECTIONS, SETTINGS_FILE, MANIFEST])
    rmSync(join(folder, name), { recursive: true, force: true })
}

/** Images and videos are compressed already. */
const COMPRESSED = /^(media|videos)\//

/** A ZIP archive. @param {NodeJS.WritableStream} output @returns {ExportTarget} */
export function createZipTarget(output) {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, output)
  // An entry that waits for its turn would wait for ever.
  const failed = written.then(() => new Promise(() => undefined))
  return {
    async add(name, content) {
      const consumed = new Promise((resolve, reject) => {
        content.once('end', resolve).once('error', reject)
      })
      zip.addReadStream(content, name, { compress: !COMPRESSED.test(name) })
      await Promise.race([consumed, failed])
    },
    async end() {
      zip.end()
      await written
    },
  }
}
