// @ts-check
import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { appendFile, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CommandError } from '../cli/command-error.mjs'
import { CmsResponseError } from '../internal-api/cms-errors.mjs'
import { COLLECTIONS, FILE_COLLECTIONS, MANIFEST, SETTINGS_FILE } from './export-format.mjs'

/** @typedef {import('../internal-api/client.mjs').CmsClient} CmsClient */

/**
 * Writes everything of a site into a folder: a line of JSON per document, and the original files.
 * @param {object} options
 * @param {CmsClient} options.client
 * @param {string} options.folder new or empty
 * @param {(text: string) => void} options.log
 */
export async function exportSite({ client, folder, log }) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(
      `${folder} is not empty, and an export would mix with its files. Choose a new folder.`,
    )
  mkdirSync(folder, { recursive: true })
  /** @type {Record<string, number>} */
  const counts = {}
  /** @type {string[]} */
  const missing = []
  for (const collection of COLLECTIONS) {
    counts[collection] = 0
    const path = join(folder, `${collection}.ndjson`)
    for await (const docs of readDocuments(client, collection)) {
      counts[collection] += docs.length
      for (const doc of docs)
        if (FILE_COLLECTIONS.includes(collection))
          missing.push(...(await saveFile(client, { collection, folder, doc })))
      await appendFile(path, docs.map((doc) => `${JSON.stringify(doc)}\n`).join(''))
    }
    log(`  ${counts[collection]?.toLocaleString('en')} ${collection.replace('payload-', '')}`)
  }
  const { version, languages, ...settings } = await client.send('GET', 'internal/export/settings')
  writeFileSync(join(folder, SETTINGS_FILE), `${JSON.stringify(settings, null, 2)}\n`)
  const exportedAt = new Date().toISOString()
  const manifest = {
    format: 'tessera-export',
    version,
    id: randomUUID(),
    exportedAt,
    languages,
    counts,
  }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of missing) log(`The file ${file} is missing, and not in the export.`)
  log(`Exported to ${folder}`)
  return { counts, missing }
}

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
 * @param {CmsClient} client
 * @param {{ collection: string, folder: string, doc: Readonly<Record<string, unknown>> }} options
 * @returns {Promise<readonly string[]>} missing files
 */
async function saveFile(client, { collection, folder, doc }) {
  const name = basename(String(doc['filename']))
  mkdirSync(join(folder, collection), { recursive: true })
  const path = join(folder, collection, name)
  try {
    const content = await client.download(`${collection}/file/${encodeURIComponent(name)}`)
    // Node and the DOM declare the same class.
    const stream = /** @type {import('node:stream/web').ReadableStream} */ (content)
    await pipeline(Readable.fromWeb(stream), createWriteStream(`${path}.part`))
    await rename(`${path}.part`, path)
    return []
  } catch (error) {
    if (error instanceof CmsResponseError && error.status === 404) return [`${collection}/${name}`]
    throw error
  }
}
