// @ts-check
import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { findFile } from './html/find-file.mjs'

/**
 * @typedef {import('./html/found-video.mjs').FoundVideo} FoundVideo
 * @typedef {import('./html/found-video.mjs').FoundTrack} FoundTrack
 * @typedef {import('./html/to-rich-text.mjs').FoundImage} FoundImage
 * @typedef {import('@tessera/content').RichTextBlock} Block
 * @typedef {{ language: string, label: string, text: string }} Subtitles
 *
 * @typedef {object} VideoUpload
 * @property {string} name
 * @property {Blob} content read as it is sent: a video may be larger than memory
 * @property {{ title: string, poster: number | string | null, importBatch: string }} data
 *
 * @typedef {object} VideoShelf videos in the CMS
 * @property {(importBatch: string) => Promise<readonly { id: string | number, filename: string }[]>} list
 * @property {(upload: VideoUpload) => Promise<{ id: string } | { refused: string }>} upload refused: why
 * @property {(id: string, subtitles: readonly Subtitles[]) => Promise<string | null>} setSubtitles why they are refused; null when they are not
 *
 * @typedef {{ id: string | null, leftOut: readonly string[] }} Brought id: null for a video that cannot be had
 */

/**
 * Brings the videos of imported HTML into the CMS, each file once.
 * @param {object} options
 * @param {string} options.folder where their files lie
 * @param {string} options.importBatch
 * @param {VideoShelf} options.shelf
 * @param {(poster: FoundImage) => Promise<string | null>} options.imageOf the id of an image in the CMS; null when it cannot be had
 */
export function openVideos({ folder, importBatch, shelf, imageOf }) {
  /** @type {Promise<Map<string, Promise<Brought>>> | undefined} */
  let known
  const knownVideos = async () => {
    const rows = await shelf.list(importBatch)
    return new Map(
      rows.map(({ id, filename }) => [
        hashIn(filename),
        Promise.resolve({ id: String(id), leftOut: [] }),
      ]),
    )
  }

  /** The first of its files that is there and not refused. @param {FoundVideo} found @param {string} title @returns {Promise<Brought>} */
  async function videoOf(found, title) {
    /** @type {string[]} */
    const leftOut = []
    for (const src of found.sources) {
      const file = findFile(folder, src, Infinity)
      if (!file) {
        leftOut.push(`the video ${src}, whose file is missing`)
        continue
      }
      const videos = await (known ??= knownVideos())
      const hash = await hashOf(file)
      const video = videos.get(hash) ?? bring(file, found, title)
      videos.set(hash, video)
      const brought = await video
      if (brought.id !== null) return brought
      leftOut.push(...brought.leftOut)
    }
    return { id: null, leftOut }
  }

  /** @param {string} file @param {FoundVideo} found @param {string} title @returns {Promise<Brought>} */
  async function bring(file, { poster: src, tracks }, title) {
    const name = basename(file)
    /** @type {string[]} */
    const leftOut = []
    const image = { type: /** @type {const} */ ('found'), alt: title, caption: null }
    const poster = src === null ? null : await imageOf({ ...image, src })
    if (src !== null && poster === null)
      leftOut.push(`the poster ${src} of the video ${name}, whose file is missing`)
    const data = { title, poster: poster === null ? null : toKey(poster), importBatch }
    const sent = await shelf.upload({ name, content: await openAsBlob(file), data })
    if ('refused' in sent) return { id: null, leftOut: [`the video ${name}: ${sent.refused}`] }
    leftOut.push(...(await dress(sent.id, name, tracks)))
    return { id: sent.id, leftOut }
  }

  /** Subtitles one after the other: one that is refused keeps no other away. @param {string} id @param {string} video @param {readonly FoundTrack[]} tracks */
  async function dress(id, video, tracks) {
    /** @type {Subtitles[]} */
    const kept = []
    /** @type {string[]} */
    const leftOut = []
    for (const { src, language, label } of tracks) {
      const file = findFile(folder, src)
      const tell = (/** @type {string} */ reason) =>
        leftOut.push(`the subtitles ${src} of the video ${video}${reason}`)
      if (!file) tell(', whose file is missing')
      else {
        const text = readFileSync(file, 'utf8')
        const subtitles = [...kept, { language, label: label || nameOf(language), text }]
        const refused = await shelf.setSubtitles(id, subtitles)
        if (refused === null) kept.push(...subtitles.slice(-1))
        else tell(`: ${refused}`)
      }
    }
    return leftOut
  }

  /**
   * Found videos become those of the CMS; of those that cannot be had, their own titles stay.
   * @param {readonly (Block | FoundImage | FoundVideo)[]} blocks
   * @param {string} title of the article: that of videos which have none
   */
  async function place(blocks, title) {
    /** @type {(Block | FoundImage)[]} */
    const placed = []
    /** @type {string[]} */
    const leftOut = []
    for (const block of blocks) {
      if (block.type !== 'found-video') {
        placed.push(block)
        continue
      }
      const name = (block.title || title).slice(0, 200)
      const video = await videoOf(block, name)
      leftOut.push(...video.leftOut)
      if (video.id !== null) placed.push(toVideo(block, video.id, name))
      else if (block.title !== '') placed.push(paragraph(block.title))
    }
    return { blocks: placed, leftOut: [...new Set(leftOut)] }
  }

  return { place }
}

/** @param {FoundVideo} found @param {string} video @param {string} title @returns {Block} */
const toVideo = ({ ratio }, video, title) => ({
  ...{ type: 'video', title, source: { video }, poster: null, ratio },
})

/** @param {string} text @returns {Block} */
const paragraph = (text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

/** What a language calls itself; its tag where nobody knows. @param {string} language */
function nameOf(language) {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  } catch {
    return language // No tag at all: the CMS says so.
  }
}

/** As the CMS tells videos apart: the first eight digits of SHA-256. @param {string} file */
async function hashOf(file) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex').slice(0, 8)
}

/** The CMS keeps `press.mp4` as `press-1a2b3c4d.mp4`. @param {string} filename */
const hashIn = (filename) => /-([0-9a-f]{8})(?:-\d+)?\.\w+$/.exec(filename)?.[1] ?? filename

/** SQLite and PostgreSQL count. @param {string} id */
const toKey = (id) => (/^\d+$/.test(id) ? Number(id) : id)
