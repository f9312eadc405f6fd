// @ts-check
import { askOnce, findRunning, OperatorError, reasonOf } from '../operator.mjs'

/**
 * The pictures of the running CMS.
 * @param {string} dataDir
 * @returns {import('./pictures.mjs').MediaShelf}
 */
export function openMediaShelf(dataDir) {
  return {
    async list(origin) {
      const query = new URLSearchParams({
        depth: '0',
        limit: '100000',
        'where[origin][equals]': origin,
      })
      const { docs } = await askOnce(dataDir, 'GET', `media?${query}`)
      return Array.isArray(docs) ? docs : []
    },
    async upload({ name, type, bytes, data }) {
      const { cmsUrl, token } = findRunning(dataDir)
      const form = new FormData()
      form.set('_payload', JSON.stringify(data))
      form.set('file', new Blob([bytes], { type }), name)
      const response = await fetch(`${cmsUrl}/api/media?depth=0`, {
        method: 'POST',
        headers: { authorization: `Operator ${token}` },
        body: form,
        signal: AbortSignal.timeout(120_000),
      }).catch((error) => {
        throw new OperatorError(
          `The CMS does not take the picture ${name} (${reasonOf(error)}). What was sent before is safe. Run the same import again once it is back.`,
        )
      })
      // What is no picture to the CMS keeps its words.
      if (response.status === 400 || response.status === 413 || response.status === 415) return null
      if (!response.ok)
        throw new OperatorError(
          `The CMS refused the picture ${name} with ${response.status}. Run the same import again once it is well.`,
        )
      const { doc } = await response.json()
      return String(doc.id)
    },
  }
}
