// @ts-check
import { askOnce } from '../operator.mjs'
import { sendUpload } from './cms-upload.mjs'

/**
 * The pictures of the running CMS.
 * @param {string} dataDir
 * @returns {import('./pictures.mjs').MediaShelf}
 */
export function openMediaShelf(dataDir) {
  return {
    list: (origin) => listOf(dataDir, 'media', origin),
    async upload({ name, type, bytes, data }) {
      const file = { name, content: new Blob([bytes], { type }) }
      const what = `the picture ${name}`
      const sent = await sendUpload(dataDir, { path: 'media', what, data, file })
      // What is no picture to the CMS keeps its words.
      return 'id' in sent ? sent.id : null
    },
  }
}

/**
 * The films of the running CMS.
 * @param {string} dataDir
 * @returns {import('./films.mjs').FilmShelf}
 */
export function openFilmShelf(dataDir) {
  return {
    list: (origin) => listOf(dataDir, 'films', origin),
    upload: ({ name, content, data }) =>
      sendUpload(dataDir, {
        ...{ path: 'films', what: `the film ${name}`, data },
        file: { name, content },
      }),
    async setSubtitles(id, subtitles) {
      const sent = await sendUpload(dataDir, {
        ...{ method: 'PATCH', path: `films/${id}`, what: `subtitles of the film ${id}` },
        data: { subtitles },
      })
      return 'refused' in sent ? sent.refused : null
    },
  }
}

/** @param {string} dataDir @param {string} collection @param {string} origin */
async function listOf(dataDir, collection, origin) {
  const query = new URLSearchParams({
    ...{ depth: '0', limit: '100000', 'where[origin][equals]': origin },
  })
  const { docs } = await askOnce(dataDir, 'GET', `${collection}?${query}`)
  return Array.isArray(docs) ? docs : []
}
