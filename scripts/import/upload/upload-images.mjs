// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { convertTiff, TiffError } from './convert-tiff.mjs'
import { HASH_LENGTH, hashInFilename } from './file-name-hash.mjs'
import { findFile } from './find-file.mjs'
import { IMAGE_TYPES, isTiff } from './image-types.mjs'

/**
 * @typedef {import('../html/find-media.mjs').ImageReference} ImageReference
 * @typedef {import('@tessera/content').RichTextBlock} Block
 *
 * @typedef {object} ImageUpload
 * @property {string} name
 * @property {string} type
 * @property {Uint8Array<ArrayBuffer>} bytes
 * @property {{ alt: string, decorative: boolean, title: string | null, showCaption: boolean, importBatch: string }} data
 *
 * @typedef {object} ImageCollection the images of the CMS
 * @property {(importBatch: string) => Promise<readonly { id: string | number, filename: string, title: string | null }[]>} list
 * @property {(upload: ImageUpload) => Promise<string | null>} upload the id; null when the CMS refuses the file
 */

const MAX_TITLE = 300
const MAX_ALT = 500

/**
 * Uploads the images that imported HTML refers to, each once. The same file with another caption is another image.
 * @param {object} options
 * @param {string} options.folder of the files
 * @param {string} options.importBatch
 * @param {ImageCollection} options.collection
 */
export function createImageUploader({ folder, importBatch, collection }) {
  /** Ids by `keyOf`. @type {Promise<Map<string, Promise<string | null>>> | undefined} */
  let uploaded
  const listUploaded = async () => {
    const images = await collection.list(importBatch)
    return new Map(
      images.map(({ id, filename, title }) => [
        keyOf(hashInFilename(filename), title),
        Promise.resolve(String(id)),
      ]),
    )
  }

  /** The last upload of each file, by hash. @type {Map<string, Promise<unknown>>} */
  const lastUploads = new Map()
  /** The CMS numbers files of one name, so two of them at once would get the same one. @param {string} hash @param {() => Promise<string | null>} upload */
  function uploadInTurn(hash, upload) {
    const result = Promise.resolve(lastUploads.get(hash)).then(upload, upload)
    lastUploads.set(hash, result)
    return result
  }

  /** @param {ImageReference} reference @returns {Promise<string | null>} the id; null without a usable file */
  async function uploadImage({ src, alt, caption }) {
    const image = await readImage(folder, src)
    if (!image) return null
    const { name, type, bytes, hash } = image
    const title = caption?.slice(0, MAX_TITLE) ?? null
    const text = (alt ?? title ?? '').slice(0, MAX_ALT)
    const data = {
      alt: text,
      decorative: text === '',
      title,
      showCaption: title !== null,
      importBatch,
    }
    const images = await (uploaded ??= listUploaded())
    const key = keyOf(hash, title)
    const upload = () => collection.upload({ name, type, bytes, data })
    const id = images.get(key) ?? uploadInTurn(hash, upload)
    images.set(key, id)
    return id
  }

  /** Uploads an image unless its file is uploaded already, with whichever caption. @param {ImageReference} reference */
  async function uploadOnce(reference) {
    const image = await readImage(folder, reference.src)
    if (!image) return 'refused'
    const images = await (uploaded ??= listUploaded())
    for (const key of images.keys()) if (key.startsWith(`${image.hash} `)) return 'existing'
    return (await uploadImage(reference)) ? 'uploaded' : 'refused'
  }

  /**
   * Replaces references by uploaded images, or by their texts where there is no usable file.
   * @param {readonly (Block | ImageReference)[]} blocks
   * @returns {Promise<{ blocks: Block[], missing: readonly string[] }>} missing: URLs
   */
  async function replaceReferences(blocks) {
    /** @type {Block[]} */
    const replaced = []
    /** @type {Set<string>} */
    const missing = new Set()
    for (const block of blocks) {
      if (block.type !== 'image-reference') replaced.push(block)
      else {
        const id = await uploadImage(block)
        if (id) replaced.push({ type: 'image', media: id })
        else {
          missing.add(block.src)
          replaced.push(...textsOf(block))
        }
      }
    }
    return { blocks: replaced, missing: [...missing] }
  }

  return { uploadImage, uploadOnce, replaceReferences }
}

/** @param {string} folder @param {string} src */
async function readImage(folder, src) {
  const file = findFile(folder, src)
  const image = file && (isTiff(file) ? await convertTiff(file).catch(unreadable) : readFile(file))
  if (!image) return null
  const { bytes } = image
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
  return { ...image, hash }
}

/** @param {string} file */
function readFile(file) {
  const type = IMAGE_TYPES[extname(file).toLowerCase()]
  return type ? { name: basename(file), type, bytes: new Uint8Array(readFileSync(file)) } : null
}

/** @param {unknown} error */
function unreadable(error) {
  if (error instanceof TiffError) return null
  throw error
}

/** @param {ImageReference} reference @returns {Block[]} */
const textsOf = ({ alt, caption }) =>
  [...new Set([alt, caption])].flatMap((text) =>
    text ? [{ type: /** @type {const} */ ('paragraph'), children: [{ type: 'text', text }] }] : [],
  )

/** @param {string} hash @param {string | null} title */
const keyOf = (hash, title) => `${hash} ${title ?? ''}`
