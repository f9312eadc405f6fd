// @ts-check
import { unescape } from 'node:querystring'
import { createImageUploader } from './upload-images.mjs'
import { createVideoUploader } from './upload-videos.mjs'

/**
 * @typedef {import('../html/find-media.mjs').FileReference} FileReference
 * @typedef {import('@tessera/content').RichTextBlock} Block
 *
 * @typedef {object} FileUploader
 * @property {(blocks: readonly (Block | FileReference)[], articleTitle: string) => Promise<{ blocks: Block[], omissions: readonly string[] }>} replaceReferences
 *   omissions: the files that are not usable, and why
 * @property {(image: import('../html/find-media.mjs').ImageReference) => Promise<'uploaded' | 'existing' | 'refused'>} uploadOnce
 *   unless its file is uploaded already, with whichever caption
 * @property {(images: readonly import('../html/find-media.mjs').ImageReference[]) => Promise<{ ids: readonly string[], omissions: readonly string[] }>} uploadImages
 */

/** The CMS makes the sizes of two images at once, and takes the next one meanwhile. */
export const UPLOADS_AT_A_TIME = 3

/**
 * Uploads the files that imported HTML refers to and that lie beside it.
 * @param {object} options
 * @param {string} options.folder of the files
 * @param {string} options.importBatch
 * @param {import('./upload-images.mjs').ImageCollection} options.images
 * @param {import('./upload-videos.mjs').VideoCollection} options.videos
 * @returns {FileUploader}
 */
export function createFileUploader({ folder, importBatch, images, videos }) {
  const imageUploader = createImageUploader({ folder, importBatch, collection: images })
  const { uploadImage } = imageUploader
  const collection = videos
  const videoUploader = createVideoUploader({ folder, importBatch, collection, uploadImage })
  return {
    uploadOnce: imageUploader.uploadOnce,
    async uploadImages(images) {
      /** @type {string[]} */
      const ids = []
      /** @type {string[]} */
      const omissions = []
      for (const image of images) {
        const id = await uploadImage(image)
        if (id) ids.push(id)
        else omissions.push(`the image ${unescape(image.src)}: its file is missing or not an image`)
      }
      return { ids, omissions }
    },
    async replaceReferences(blocks, articleTitle) {
      const withVideos = await videoUploader.replaceReferences(blocks, articleTitle)
      const withImages = await imageUploader.replaceReferences(withVideos.blocks)
      const missing = withImages.missing.map((src) => `the image ${src}: its file is missing`)
      return { blocks: withImages.blocks, omissions: [...withVideos.omissions, ...missing] }
    },
  }
}
