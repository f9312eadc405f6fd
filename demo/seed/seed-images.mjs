import { readFile } from 'node:fs/promises'
import { runConcurrently } from '../../scripts/process/run-concurrently.mjs'
import { descriptions } from '../content/images.mjs'
import { requireId } from './require-id.mjs'

/** Uploads at a time. The CMS encodes two images at a time; a third upload keeps it busy. */
const CONCURRENT_UPLOADS = 3

/**
 * Uploads the missing images.
 * @param {import('../../scripts/internal-api/client.mjs').CmsClient} cms
 * @param {{ onDone: (done: number, total: number) => void }} options
 * @returns {Promise<(name: string) => import('../../scripts/internal-api/client.mjs').Id>} returns the id of an image by its name
 */
export async function seedImages(cms, { onDone }) {
  const rows = await cms.list('media', { 'where[importBatch][equals]': 'demo' })
  /** @type {Map<unknown, import('../../scripts/internal-api/client.mjs').Id>} */
  const ids = new Map(rows.map((row) => [nameOf(row['filename']), row.id]))
  const total = Object.keys(descriptions).length
  const missing = Object.entries(descriptions).filter(([name]) => !ids.has(name))
  let done = total - missing.length
  onDone(done, total)
  await runConcurrently(missing, CONCURRENT_UPLOADS, async ([name, description]) => {
    const { focus: [focalX, focalY] = [50, 50], ...texts } = description
    const bytes = await readFile(new URL(`../images/${name}.jpg`, import.meta.url))
    const data = {
      decorative: false,
      showCaption: false,
      ...texts,
      focalX,
      focalY,
      importBatch: 'demo',
    }
    ids.set(
      name,
      (await cms.upload('media', { name: `${name}.jpg`, content: new Uint8Array(bytes), data })).id,
    )
    onDone(++done, total)
  })
  return (name) => requireId(ids.get(name), name)
}

/** The name of an image or video from its file name in the CMS: `slack-water-1a2b3c4d.jpg` → `slack-water`. @param {unknown} filename */
export const nameOf = (filename) => String(filename).replace(/-[0-9a-f]+\.\w+$/, '')
