// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { findFile } from './html/find-file.mjs'

/**
 * @typedef {import('./html/to-rich-text.mjs').FoundImage} FoundImage
 * @typedef {import('@tessera/content').RichTextBlock} Block
 *
 * @typedef {object} Upload
 * @property {string} name
 * @property {string} type
 * @property {Uint8Array<ArrayBuffer>} bytes
 * @property {{ alt: string, decorative: boolean, title: string | null, showCaption: boolean, importBatch: string }} data
 *
 * @typedef {object} MediaShelf images in the CMS
 * @property {(importBatch: string) => Promise<readonly { id: string | number, filename: string, title: string | null }[]>} list
 * @property {(upload: Upload) => Promise<string | null>} upload the id; null when it is refused
 */

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  ...{ '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.png': 'image/png' },
  ...{ '.webp': 'image/webp', '.avif': 'image/avif', '.gif': 'image/gif' },
}

/**
 * Brings the images of imported HTML into the CMS, each once: a file with another caption is another image.
 * @param {object} options
 * @param {string} options.folder where their files lie
 * @param {string} options.importBatch
 * @param {MediaShelf} options.shelf
 */
export function openImages({ folder, importBatch, shelf }) {
  /** @type {Promise<Map<string, Promise<string | null>>> | undefined} */
  let known
  const knownImages = async () => {
    const rows = await shelf.list(importBatch)
    return new Map(
      rows.map(({ id, filename, title }) => [
        keyOf(hashIn(filename), title),
        Promise.resolve(String(id)),
      ]),
    )
  }

  /** @param {FoundImage} found @returns {Promise<string | null>} its id */
  async function mediaOf({ src, alt, caption }) {
    const file = findFile(folder, src)
    const type = file && TYPES[extname(file).toLowerCase()]
    if (!file || !type) return null
    const bytes = new Uint8Array(readFileSync(file))
    const title = caption?.slice(0, 300) ?? null
    const key = keyOf(createHash('sha256').update(bytes).digest('hex').slice(0, 8), title)
    const images = await (known ??= knownImages())
    const text = (alt ?? title ?? '').slice(0, 500)
    const data = {
      alt: text,
      decorative: text === '',
      title,
      showCaption: title !== null,
      importBatch,
    }
    const id = images.get(key) ?? shelf.upload({ name: basename(file), type, bytes, data })
    images.set(key, id)
    return id
  }

  /**
   * Found images become those of the CMS; of those that cannot be had, the words stay.
   * @param {readonly (Block | FoundImage)[]} blocks
   * @returns {Promise<{ blocks: Block[], missing: readonly string[] }>} `missing`: addresses
   */
  async function place(blocks) {
    /** @type {Block[]} */
    const placed = []
    /** @type {Set<string>} */
    const missing = new Set()
    for (const block of blocks) {
      if (block.type !== 'found') placed.push(block)
      else {
        const media = await mediaOf(block)
        if (!media) missing.add(block.src)
        placed.push(...(media ? [{ type: /** @type {const} */ ('image'), media }] : words(block)))
      }
    }
    return { blocks: placed, missing: [...missing] }
  }

  return { mediaOf, place }
}

/** @param {FoundImage} found @returns {Block[]} */
const words = ({ alt, caption }) =>
  [...new Set([alt, caption])].flatMap((text) =>
    text ? [{ type: /** @type {const} */ ('paragraph'), children: [{ type: 'text', text }] }] : [],
  )

/** @param {string} hash @param {string | null} title */
const keyOf = (hash, title) => `${hash} ${title ?? ''}`

/**
 * The CMS keeps `tide.jpg` as `tide-1a2b3c4d.jpg`, with the hash of its content; the same file again, with another
 * caption, as `tide-1a2b3c4d-1.jpg`.
 * @param {string} filename
 */
const hashIn = (filename) => /-([0-9a-f]{8})(?:-\d+)?\.\w+$/.exec(filename)?.[1] ?? filename
