// @ts-check
import { createCmsClient } from '../../internal-api/client.mjs'
import { CmsResponseError, CmsUnreachableError } from '../../internal-api/cms-errors.mjs'
import { CommandError } from '../../cli/command-error.mjs'
import { findRunning } from '../../internal-api/find-running.mjs'

/**
 * The images of the running CMS.
 * @param {string} dataDir
 * @param {number | null} [folder] id of the folder of new images
 * @returns {import('./upload-images.mjs').ImageCollection}
 */
export function openImageCollection(dataDir, folder = null) {
  return {
    list: (importBatch) => listFiles(dataDir, 'media', importBatch),
    async upload({ name, type, bytes, data }) {
      const content = new Blob([bytes], { type })
      const result = await tryUpload(dataDir, `the image ${name}`, (client) =>
        client.upload('media', {
          name,
          content,
          data: folder === null ? data : { ...data, folder },
        }),
      )
      return 'id' in result ? result.id : null
    },
  }
}

/**
 * The videos of the running CMS.
 * @param {string} dataDir
 * @returns {import('./upload-videos.mjs').VideoCollection}
 */
export function openVideoCollection(dataDir) {
  return {
    list: (importBatch) => listFiles(dataDir, 'videos', importBatch),
    upload: ({ name, content, data }) =>
      tryUpload(dataDir, `the video ${name}`, (client) =>
        client.upload('videos', { name, content, data }),
      ),
    async setSubtitles(id, subtitles) {
      const result = await tryUpload(dataDir, `subtitles of the video ${id}`, (client) =>
        client.update('videos', id, { subtitles }),
      )
      return 'error' in result ? result.error : null
    },
  }
}

/** @param {string} dataDir @param {string} collection @param {string} importBatch */
async function listFiles(dataDir, collection, importBatch) {
  const client = createCmsClient(findRunning(dataDir))
  const docs = await client.list(collection, { 'where[importBatch][equals]': importBatch })
  return docs.map(({ id, filename, title }) => ({
    id,
    filename: String(filename),
    title: typeof title === 'string' ? title : null,
  }))
}

/** The CMS refuses the file, but would accept another one: bad request, content too large, unsupported media type. */
const REFUSED_FILE = [400, 413, 415]

/**
 * @typedef {import('../../internal-api/client.mjs').CmsClient} CmsClient
 * @typedef {import('../../internal-api/client.mjs').Doc} Doc
 *
 * @param {string} dataDir
 * @param {string} what such as `the image tide.jpg`
 * @param {(client: CmsClient) => Promise<Doc>} upload
 * @returns {Promise<{ id: string } | { error: string }>} error: the CMS's reason to refuse the file
 * @throws {CommandError} when the CMS does not answer or fails
 */
async function tryUpload(dataDir, what, upload) {
  try {
    const { id } = await upload(createCmsClient(findRunning(dataDir)))
    return { id: String(id) }
  } catch (error) {
    if (error instanceof CmsResponseError && REFUSED_FILE.includes(error.status))
      return { error: error.reason }
    if (error instanceof CmsResponseError || error instanceof CmsUnreachableError)
      throw new CommandError(
        `Uploading ${what} failed. ${error.message} Everything sent before is saved. Fix the problem, then run the same command again; it resumes where it stopped.`,
      )
    throw error
  }
}
