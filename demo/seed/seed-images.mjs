import { descriptions } from '../images.mjs'
import { imageFile } from '../render.mjs'
import { found } from './seed-terms.mjs'

/** Uploads at a time: one is drawn while the CMS makes the variants of the other. */
const HANDS = 2

/**
 * Images that are missing, drawn and uploaded.
 * @param {import('./cms-client.mjs').CmsClient} cms
 * @param {{ cacheFolder: string, onDone: (done: number, total: number) => void }} options
 * @returns {Promise<(name: string) => import('./cms-client.mjs').Id>}
 */
export async function seedImages(cms, { cacheFolder, onDone }) {
  const rows = await cms.list('media', { 'where[importBatch][equals]': 'demo' })
  /** @type {Map<unknown, import('./cms-client.mjs').Id>} */
  const ids = new Map(rows.map((row) => [nameOf(row['filename']), row.id]))
  const total = Object.keys(descriptions).length
  const missing = Object.entries(descriptions).filter(([name]) => !ids.has(name))
  let done = total - missing.length
  onDone(done, total)
  const hand = async () => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const [name, { focus: [focalX, focalY] = [50, 50], ...description }] = next
      const bytes = await imageFile(name, cacheFolder)
      const data = {
        decorative: false,
        showCaption: false,
        ...description,
        focalX,
        focalY,
        importBatch: 'demo',
      }
      ids.set(name, (await cms.upload('media', { name: `${name}.jpg`, bytes, data })).id)
      onDone(++done, total)
    }
  }
  await Promise.all(Array.from({ length: HANDS }, hand))
  return (name) => found(ids.get(name), name)
}

/** The CMS keeps `slack-water.jpg` as `slack-water-1a2b3c4d.jpg`. @param {unknown} filename */
export const nameOf = (filename) => String(filename).replace(/-[0-9a-f]+\.\w+$/, '')
