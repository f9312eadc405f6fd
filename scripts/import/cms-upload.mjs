// @ts-check
import { findRunning, CommandError, reasonOf } from '../internal-api.mjs'

/** ms that the CMS may take for a file; a video of 300 MB is read twice. */
const PATIENCE = 600_000

/**
 * Sends a file, or fields of one that is there, to a collection of the running CMS.
 * @param {string} dataDir
 * @param {object} upload
 * @param {'POST' | 'PATCH'} [upload.method]
 * @param {string} upload.path below /api/
 * @param {string} upload.what in a sentence, such as `the image tide.jpg`
 * @param {object} upload.data
 * @param {{ name: string, content: Blob }} [upload.file]
 * @returns {Promise<{ id: string } | { refused: string }>} refused: why, in the CMS's words
 * @throws {CommandError} when the CMS is away or ill
 */
export async function sendUpload(dataDir, { method = 'POST', path, what, data, file }) {
  const { cmsUrl, token } = findRunning(dataDir)
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  if (file) form.set('file', file.content, file.name)
  const response = await fetch(`${cmsUrl}/api/${path}?depth=0`, {
    method,
    headers: { authorization: `Internal ${token}` },
    body: form,
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error) => {
    throw new CommandError(
      `The CMS does not take ${what} (${reasonOf(error)}). What was sent before is safe. Run the same import again once it is back.`,
    )
  })
  // What is none to the CMS is told.
  if (response.status === 400 || response.status === 413 || response.status === 415)
    return { refused: reasonIn(await response.text()) }
  if (!response.ok)
    throw new CommandError(
      `The CMS refused ${what} with ${response.status}. Run the same import again once it is well.`,
    )
  const { doc } = await response.json()
  return { id: String(doc.id) }
}

/** The reason of the field that is wrong goes before that of the whole. @param {string} text */
function reasonIn(text) {
  try {
    const [error] = JSON.parse(text).errors
    return String(error.data?.errors?.[0]?.message ?? error.message)
  } catch {
    return 'It was refused.' // A proxy's page, say.
  }
}
