// @ts-check
import { createReadStream, existsSync, openAsBlob, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { CommandError } from '../../cli/command-error.mjs'
import {
  COLLECTIONS,
  FILE_COLLECTIONS,
  MANIFEST,
  manifestSchema,
  SETTINGS_FILE,
} from '../../export/export-format.mjs'
import { formatNumber } from '../../cli/format-text.mjs'

/** @typedef {import('../../internal-api/client.mjs').CmsClient} CmsClient */
/** @typedef {Readonly<Record<string, unknown>>} Doc */

/** Documents per request. */
const BATCH_SIZE = 50
/** Characters per request. */
const MAX_LENGTH = 4_000_000

/** Whether a path is the folder of an export. @param {string} path */
export const isExport = (path) =>
  existsSync(path) && statSync(path).isDirectory() && existsSync(join(path, MANIFEST))

/**
 * Imports an export into an empty site. Documents keep their ids, so an interrupted import goes on where it stopped.
 * @param {object} options
 * @param {CmsClient} options.client
 * @param {string} options.folder of the export
 * @param {(text: string) => void} options.log
 * @returns {Promise<{ created: number, missing: readonly string[] }>} created: documents; missing: files that the export
 *   lacks
 */
export async function importSite({ client, folder, log }) {
  const { version, id, languages, counts } = readManifest(folder)
  await client.send('POST', 'internal/site-import/start', { version, id, languages })
  /** @type {string[]} */
  const missing = []
  for (const collection of COLLECTIONS) {
    const path = join(folder, `${collection}.ndjson`)
    if (!counts[collection]) continue
    // Pages, images and folders may refer to later ones.
    for (const withoutReferences of [true, false])
      for await (const docs of readBatches(path)) {
        const body = { collection, docs, withoutReferences }
        await client.send('POST', 'internal/site-import/documents', body)
        if (withoutReferences || !FILE_COLLECTIONS.includes(collection)) continue
        for (const doc of docs)
          missing.push(...(await sendFile(client, { collection, folder, doc })))
      }
    log(`  ${formatNumber(counts[collection])} ${collection.replace('payload-', '')}`)
  }
  const settings = readJson(join(folder, SETTINGS_FILE))
  const { documents } = await client.send('POST', 'internal/site-import/finish', settings)
  for (const file of missing) log(`The export has no file ${file}; its image or video is empty.`)
  log(`Imported and published: ${formatNumber(Number(documents))} documents compared.`)
  const created = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { created, missing }
}

/** @param {string} folder */
function readManifest(folder) {
  const path = join(folder, MANIFEST)
  const parsed = manifestSchema.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  throw new CommandError(
    `${path} is not the description of an export: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}. Export the site again.`,
  )
}

/** @param {string} path @returns {object} */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new CommandError(
      `${path} cannot be read: ${error instanceof Error ? error.message : error}. Export the site again.`,
    )
  }
}

/** @param {string} path @returns {AsyncGenerator<Doc[]>} */
async function* readBatches(path) {
  /** @type {Doc[]} */
  let batch = []
  let length = 0
  let number = 0
  for await (const line of createInterface({ input: createReadStream(path) })) {
    number += 1
    if (batch.length === BATCH_SIZE || (batch.length && length + line.length > MAX_LENGTH)) {
      yield batch
      batch = []
      length = 0
    }
    batch.push(parseLine(line, `${basename(path)}, line ${number}`))
    length += line.length
  }
  if (batch.length) yield batch
}

/** @param {string} line @param {string} place @returns {Doc} */
function parseLine(line, place) {
  try {
    return JSON.parse(line)
  } catch {
    throw new CommandError(`${place} is not JSON. Get a complete copy of the export.`)
  }
}

/**
 * @param {CmsClient} client
 * @param {{ collection: string, folder: string, doc: Doc }} options
 * @returns {Promise<readonly string[]>} missing files
 */
async function sendFile(client, { collection, folder, doc }) {
  const name = basename(String(doc['filename']))
  const path = join(folder, collection, name)
  if (!existsSync(path)) return [`${collection}/${name}`]
  const query = new URLSearchParams({ collection, id: String(doc['id']) })
  await client.send('POST', `internal/site-import/file?${query}`, await openAsBlob(path), {
    type: 'application/octet-stream',
  })
  return []
}
