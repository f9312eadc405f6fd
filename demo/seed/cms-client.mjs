/**
 * The CMS's REST API with the internal API token.
 * @typedef {ReturnType<typeof cmsClient>} CmsClient
 * @typedef {string | number} Id
 * @typedef {{ id: Id, [field: string]: unknown }} Row
 */

/** Reads and writes words of one language, and never those of another in their stead. @param {{ cmsUrl: string, internalApiToken: string, locale: string, signal?: AbortSignal }} door */
export function cmsClient({ cmsUrl, internalApiToken, locale, signal }) {
  const language = `depth=0&locale=${locale}&fallback-locale=none`
  /** @param {string} method @param {string} path @param {FormData | object} [body] @returns {Promise<unknown>} */
  async function call(method, path, body) {
    const form = body instanceof FormData
    const response = await fetch(`${cmsUrl}/api/${path}`, {
      method,
      signal,
      headers: {
        authorization: `Internal ${internalApiToken}`,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      body: form ? body : body && JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(
        `The CMS answered ${response.status} to ${method} /api/${path}: ${(await response.text()).slice(0, 600)}`,
      )
    return response.json()
  }
  return {
    /** All rows that match, with ids instead of related documents. @param {string} collection @param {Record<string, string>} where */
    async list(collection, where) {
      const query = new URLSearchParams({ limit: '1000', ...where })
      return readRows(await call('GET', `${collection}?${language}&${query}`))
    },
    /** @param {string} collection @param {object} data @param {{ draft?: boolean }} [how] */
    create: async (collection, data, { draft = false } = {}) =>
      readRow(await call('POST', `${collection}?${language}${draft ? '&draft=true' : ''}`, data)),
    /** @param {string} collection @param {Id} id @param {object} data */
    update: (collection, id, data) => call('PATCH', `${collection}/${id}?${language}`, data),
    /** @param {string} collection @param {{ name: string, bytes: Buffer, data: object }} file an image or a video, which the CMS tells by its bytes */
    async upload(collection, { name, bytes, data }) {
      const form = new FormData()
      form.set('_payload', JSON.stringify(data))
      form.set('file', new Blob([new Uint8Array(bytes)]), name)
      return readRow(await call('POST', `${collection}?${language}`, form))
    },
    /** @param {string} slug @param {object} data */
    setGlobal: (slug, data) => call('POST', `globals/${slug}?${language}`, data),
  }
}

/** @param {unknown} value @returns {value is Row} */
const isRow = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (typeof value.id === 'string' || typeof value.id === 'number')

/** @param {unknown} answer */
function readRow(answer) {
  if (typeof answer === 'object' && answer !== null && 'doc' in answer && isRow(answer.doc))
    return answer.doc
  throw new Error(
    'The CMS answered without the document it saved. Its id is needed for links. Is this address a Tessera CMS?',
  )
}

/** @param {unknown} answer */
function readRows(answer) {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'docs' in answer &&
    Array.isArray(answer.docs)
  )
    return answer.docs.filter(isRow)
  throw new Error(
    'The CMS answered without a list of documents. Nothing can be compared. Is this address a Tessera CMS?',
  )
}
