// @ts-check
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { hashFile } from '../../process/hash-file.mjs'
import { HASH_LENGTH, hashInFilename } from './file-name-hash.mjs'
import { findFile } from './find-file.mjs'
import { uploadSubtitles } from './upload-subtitles.mjs'

/**
 * @typedef {import('../html/video-element.mjs').VideoReference} VideoReference
 * @typedef {import('../html/find-media.mjs').ImageReference} ImageReference
 * @typedef {import('@tessera/content').RichTextBlock} Block
 *
 * @typedef {object} VideoUpload
 * @property {string} name
 * @property {Blob} content streamed from the file, because a video may be larger than memory
 * @property {{ title: string, poster: number | string | null, importBatch: string }} data
 *
 * @typedef {object} VideoCollection the videos of the CMS
 * @property {(importBatch: string) => Promise<readonly { id: string | number, filename: string }[]>} list
 * @property {(upload: VideoUpload) => Promise<{ id: string } | { error: string }>} upload error: why the CMS refuses the file
 * @property {import('./upload-subtitles.mjs').SetSubtitles} setSubtitles
 *
 * @typedef {{ id: string | null, omissions: readonly string[] }} UploadedVideo id null: no file was usable
 */

const MAX_TITLE = 200

/**
 * Uploads the videos that imported HTML refers to, each file once.
 * @param {object} options
 * @param {string} options.folder of the files
 * @param {string} options.importBatch
 * @param {VideoCollection} options.collection
 * @param {(poster: ImageReference) => Promise<string | null>} options.uploadImage the id; null without a usable file
 */
export function createVideoUploader({ folder, importBatch, collection, uploadImage }) {
  /** By hash. @type {Promise<Map<string, Promise<UploadedVideo>>> | undefined} */
  let uploaded
  const listUploaded = async () => {
    const videos = await collection.list(importBatch)
    return new Map(
      videos.map(({ id, filename }) => [
        hashInFilename(filename),
        Promise.resolve({ id: String(id), omissions: [] }),
      ]),
    )
  }

  /** Uploads the first source that exists and that the CMS accepts. @param {VideoReference} reference @param {string} title @returns {Promise<UploadedVideo>} */
  async function uploadFirstSource(reference, title) {
    /** @type {string[]} */
    const omissions = []
    for (const src of reference.sources) {
      const file = findFile(folder, src, Infinity)
      if (!file) {
        omissions.push(`the video ${src}: its file is missing`)
        continue
      }
      const videos = await (uploaded ??= listUploaded())
      const hash = (await hashFile(file)).slice(0, HASH_LENGTH)
      const upload = videos.get(hash) ?? uploadVideo(file, reference, title)
      videos.set(hash, upload)
      const video = await upload
      if (video.id !== null) return video
      omissions.push(...video.omissions)
    }
    return { id: null, omissions }
  }

  /** @param {string} file @param {VideoReference} reference @param {string} title @returns {Promise<UploadedVideo>} */
  async function uploadVideo(file, { poster: src, tracks }, title) {
    const name = basename(file)
    /** @type {string[]} */
    const omissions = []
    const reference = { type: /** @type {const} */ ('image-reference'), alt: title, caption: null }
    const poster = src === null ? null : await uploadImage({ ...reference, src })
    if (src !== null && poster === null)
      omissions.push(`the poster ${src} of the video ${name}: its file is missing`)
    const data = { title, poster: poster === null ? null : toDatabaseId(poster), importBatch }
    const result = await collection.upload({ name, content: await openAsBlob(file), data })
    if ('error' in result) return { id: null, omissions: [`the video ${name}: ${result.error}`] }
    const { setSubtitles } = collection
    const video = { id: result.id, name, tracks }
    omissions.push(...(await uploadSubtitles(video, { folder, setSubtitles })))
    return { id: result.id, omissions }
  }

  /**
   * Replaces references by uploaded videos, or by their titles where no file is usable.
   * @param {readonly (Block | ImageReference | VideoReference)[]} blocks
   * @param {string} articleTitle the title of videos without one
   */
  async function replaceReferences(blocks, articleTitle) {
    /** @type {(Block | ImageReference)[]} */
    const replaced = []
    /** @type {string[]} */
    const omissions = []
    for (const block of blocks) {
      if (block.type !== 'video-reference') {
        replaced.push(block)
        continue
      }
      const title = (block.title || articleTitle).slice(0, MAX_TITLE)
      const video = await uploadFirstSource(block, title)
      omissions.push(...video.omissions)
      if (video.id !== null) replaced.push(toVideoBlock(block, video.id, title))
      else if (block.title !== '') replaced.push(toParagraph(block.title))
    }
    return { blocks: replaced, omissions: [...new Set(omissions)] }
  }

  return { replaceReferences }
}

/** @param {VideoReference} reference @param {string} video @param {string} title @returns {Block} */
const toVideoBlock = ({ ratio }, video, title) => ({
  ...{ type: 'video', title, source: { kind: 'file', video }, poster: null, ratio },
})

/** @param {string} text @returns {Block} */
const toParagraph = (text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

/** Ids of SQLite and PostgreSQL are numbers. @param {string} id */
const toDatabaseId = (id) => (/^\d+$/.test(id) ? Number(id) : id)
