// @ts-check
import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { formatNumber } from '../cli/format-text.mjs'
import { CmsResponseError } from '../internal-api/cms-errors.mjs'
import { COLLECTIONS, FILE_COLLECTIONS, MANIFEST, SETTINGS_FILE } from './export-format.mjs'

/** @typedef {import('../internal-api/client.mjs').CmsClient} CmsClient */
/** @typedef {import('./export-target.mjs').ExportTarget} ExportTarget */

/**
 * Writes everything of a site: a line of JSON per document, and the original files.
 * @param {object} options
 * @param {CmsClient} options.client
 * @param {ExportTarget} options.target
 * @param {(text: string) => void} options.log
 */
export async function exportSite({ client, target, log }) {
  /** @type {Record<string, number>} */
  const counts = {}
  /** @type {string[]} */
  const missing = []
  for (const collection of COLLECTIONS) {
    /** @type {string[]} */
    const files = []
    let count = 0
    const pages = readDocuments(client, collection)
    async function* lines(/** @type {readonly Record<string, unknown>[]} */ first) {
      for (let docs = first; ;) {
        count += docs.length
        if (FILE_COLLECTIONS.includes(collection))
          files.push(...docs.map(({ filename }) => basename(String(filename))))
        yield docs.map((doc) => `${JSON.stringify(doc)}\n`).join('')
        const next = await pages.next()
        if (next.done) return
        docs = next.value
      }
    }
    const first = await pages.next()
    if (!first.done) await target.add(`${collection}.ndjson`, Readable.from(lines(first.value)))
    for (const name of files)
      if (!(await addFile({ client, target }, collection, name)))
        missing.push(`${collection}/${name}`)
    counts[collection] = count
    log(`  ${formatNumber(count)} ${collection.replace('payload-', '')}`)
  }
  const { version, languages, ...settings } = await client.send('GET', 'internal/export/settings')
  await addJson(target, SETTINGS_FILE, settings)
  const exportedAt = new Date().toISOString()
  const about = { format: 'tessera-export', version, id: randomUUID(), exportedAt }
  await addJson(target, MANIFEST, { ...about, languages, counts })
  await target.end()
  for (const file of missing) log(`The file ${file} is missing, and not in the export.`)
  return { counts, missing }
}

/** @param {ExportTarget} target @param {string} name @param {object} content */
const addJson = (target, name, content) =>
  target.add(name, Readable.from([`${JSON.stringify(content, null, 2)}\n`]))

/** @param {CmsClient} client @param {string} collection @returns {AsyncGenerator<readonly Record<string, unknown>[]>} */
async function* readDocuments(client, collection) {
  for (let after = 0; ;) {
    const query = new URLSearchParams({ collection, after: String(after) })
    const { docs, complete } = await client.send('GET', `internal/export/documents?${query}`)
    if (!Array.isArray(docs)) throw new Error('The response contains no documents.')
    if (docs.length > 0) yield docs
    if (complete) return
    after = docs.at(-1).id
  }
}

/**
 * @param {{ client: CmsClient, target: ExportTarget }} options
 * @param {string} collection
 * @param {string} name
 * @returns {Promise<boolean>} false: the file is missing
 */
async function addFile({ client, target }, collection, name) {
  try {
    const content = await client.download(`${collection}/file/${encodeURIComponent(name)}`)
    // Node and the DOM declare the same class.
    const stream = /** @type {import('node:stream/web').ReadableStream} */ (content)
    await target.add(`${collection}/${name}`, Readable.fromWeb(stream))
    return true
  } catch (error) {
    if (error instanceof CmsResponseError && error.status === 404) return false
    throw error
  }
}
