// @ts-check
import { openVideos } from './videos.mjs'
import { openImages } from './images.mjs'

/**
 * @typedef {import('./html/to-rich-text.mjs').Found} Found
 * @typedef {import('@tessera/content').RichTextBlock} Block
 *
 * @typedef {object} Files
 * @property {(blocks: readonly (Block | Found)[], title: string) => Promise<{ blocks: Block[], leftOut: readonly string[] }>} place
 *   title: of the article; leftOut: what could not be had, in words
 */

/**
 * Brings the files that imported HTML names and that lie beside it.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.importBatch
 * @param {import('./images.mjs').MediaShelf} options.media
 * @param {import('./videos.mjs').VideoShelf} options.videos
 * @returns {Files}
 */
export function openFiles({ folder, importBatch, media, videos }) {
  const images = openImages({ folder, importBatch, shelf: media })
  const ownVideos = openVideos({ folder, importBatch, shelf: videos, imageOf: images.mediaOf })
  return {
    async place(blocks, title) {
      const withVideos = await ownVideos.place(blocks, title)
      const { blocks: placed, missing } = await images.place(withVideos.blocks)
      const imageless = missing.map((src) => `the image ${src}, whose file is missing`)
      return { blocks: placed, leftOut: [...withVideos.leftOut, ...imageless] }
    },
  }
}
