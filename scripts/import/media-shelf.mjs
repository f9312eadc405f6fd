// @ts-check
import { askOnce } from '../internal-api.mjs'
import { sendUpload } from './cms-upload.mjs'

/**
 * The images of the running CMS.
 * @param {string} dataDir
 * @returns {import('./images.mjs').MediaShelf}
 */
export function openMediaShelf(dataDir) {
  return {
    list: (importBatch) => listOf(dataDir, 'media', importBatch),
    async upload({ name, type, bytes, data }) {
      const file = { name, content: new Blob([bytes], { type }) }
      const what = `the image ${name}`
      const sent = await sendUpload(dataDir, { path: 'media', what, data, file })
      // What is no image to the CMS keeps its words.
      return 'id' in sent ? sent.id : null
    },
  }
}

/**
 * The videos of the running CMS.
 * @param {string} dataDir
 * @returns {import('./videos.mjs').VideoShelf}
 */
export function openVideoShelf(dataDir) {
  return {
    list: (importBatch) => listOf(dataDir, 'videos', importBatch),
    upload: ({ name, content, data }) =>
      sendUpload(dataDir, {
        ...{ path: 'videos', what: `the video ${name}`, data },
        file: { name, content },
      }),
    async setSubtitles(id, subtitles) {
      const sent = await sendUpload(dataDir, {
        ...{ method: 'PATCH', path: `videos/${id}`, what: `subtitles of the video ${id}` },
        data: { subtitles },
      })
      return 'refused' in sent ? sent.refused : null
    },
  }
}

/** @param {string} dataDir @param {string} collection @param {string} importBatch */
async function listOf(dataDir, collection, importBatch) {
  const query = new URLSearchParams({
    ...{ depth: '0', limit: '100000', 'where[importBatch][equals]': importBatch },
  })
  const { docs } = await askOnce(dataDir, 'GET', `${collection}?${query}`)
  return Array.isArray(docs) ? docs : []
}
