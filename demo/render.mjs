import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { drawings, photographs } from './images.mjs'
import { print } from './press/press.mjs'

const require = createRequire(import.meta.url)
const drawn = new Map(Object.entries(drawings))
const taken = new Map(Object.entries(photographs))

/**
 * The file of an image: a photograph out of its package, or a print, made when it is not in the cache.
 * @param {string} name
 * @param {string} cacheFolder
 * @returns {Promise<Buffer>} a JPEG
 */
export async function imageFile(name, cacheFolder) {
  const photograph = taken.get(name)
  if (photograph)
    return readFile(
      path.join(path.dirname(require.resolve(`${photograph}/package.json`)), 'data', 'image.jpg'),
    )
  const draw = drawn.get(name)
  if (!draw)
    throw new Error(
      `There is no image "${name}". An article asks for it. Draw it in demo/drawings or correct the name.`,
    )
  const image = draw()
  const file = path.join(cacheFolder, `${name}-${digest(image)}.jpg`)
  const kept = await readFile(file).catch(ifMissing)
  if (kept) return kept
  const printed = await print(image)
  await mkdir(cacheFolder, { recursive: true })
  // A killed run must not leave half an image under the final name.
  await writeFile(`${file}.part`, printed)
  await rename(`${file}.part`, file)
  return printed
}

/** A drawing that changed is another file. @param {import('./press/press.mjs').Picture} image */
const digest = (image) =>
  createHash('sha256').update(JSON.stringify(image)).digest('hex').slice(0, 8)

/** @param {unknown} error */
function ifMissing(error) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
