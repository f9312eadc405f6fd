// @ts-check
import { CmsResponseError, CmsUnreachableError, readReason } from './cms-errors.mjs'

/**
 * @typedef {string | number} Id
 * @typedef {{ readonly id: Id, readonly [field: string]: unknown }} Doc
 * @typedef {Readonly<Record<string, string>>} Query
 * @typedef {ReturnType<typeof createCmsClient>} CmsClient
 */

/** The CMS reads an uploaded video of 300 MB twice. */
const DEFAULT_TIMEOUT_MS = 600_000

/**
 * Client of the CMS's REST API and internal API, with the token of the internal API. The methods throw
 * `CmsUnreachableError` and `CmsResponseError`.
 * @param {object} options
 * @param {string} options.cmsUrl without a slash at its end
 * @param {string} options.token
 * @param {string} [options.locale] reads and writes texts of this language only; otherwise of the CMS's first one
 * @param {AbortSignal} [options.signal] aborts the running request and all later ones
 * @param {(url: string, init: RequestInit) => Promise<Response>} [options.request] instead of `fetch`
 */
export function createCmsClient({ cmsUrl, token, locale, signal, request = fetch }) {
  /** @type {Query} */
  const commonQuery = { depth: '0', ...(locale && { locale, 'fallback-locale': 'none' }) }
  const pathOf = (/** @type {string} */ path, /** @type {Query} */ query = {}) =>
    `${path}?${new URLSearchParams({ ...commonQuery, ...query })}`

  /**
   * @param {string} method
   * @param {string} path below /api/, with its query
   * @param {FormData | Blob | string | object} [body] another object is sent as JSON
   * @param {{ type?: string, timeoutMs?: number }} [options] type: content type of a string
   * @returns {Promise<Record<string, unknown>>} the JSON response
   */
  const send = async (method, path, body, options) =>
    (await respond(method, path, body, options)).json()

  /** @type {(...request: Parameters<typeof send>) => Promise<Response>} */
  async function respond(method, path, body, { type, timeoutMs = DEFAULT_TIMEOUT_MS } = {}) {
    const isEncoded =
      body === undefined ||
      body instanceof FormData ||
      body instanceof Blob ||
      typeof body === 'string'
    const contentType = isEncoded ? type : 'application/json'
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await request(`${cmsUrl}/api/${path}`, {
      method,
      body: isEncoded ? body : JSON.stringify(body),
      headers: {
        authorization: `Internal ${token}`,
        ...(contentType && { 'content-type': contentType }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch((error) => {
      signal?.throwIfAborted()
      throw new CmsUnreachableError(
        `The CMS at ${cmsUrl} does not answer (${reasonOf(error)}). Is "npm start" still running?`,
      )
    })
    if (response.ok) return response
    const [name] = `${method} /api/${path}`.split('?')
    throw new CmsResponseError(name ?? '', response.status, readReason(await response.text()))
  }

  return {
    send,

    /** The content of a file. @param {string} path below /api/ */
    async download(path) {
      const { body } = await respond('GET', path)
      if (body) return body
      throw new Error(`The response to ${path} has no content.`)
    },

    /** Every document that matches. @param {string} collection @param {Query} [where] such as `{ 'where[slug][equals]': 'tide' }` */
    list: async (collection, where) =>
      readDocs(await send('GET', pathOf(collection, { pagination: 'false', ...where }))),

    /** The first document whose field has this value. @param {string} collection @param {string} field @param {string} value */
    async find(collection, field, value) {
      const query = { [`where[${field}][equals]`]: value, limit: '1' }
      const [doc] = readDocs(await send('GET', pathOf(collection, query)))
      if (doc) return doc
      throw new Error(`No document in ${collection} has ${field} "${value}".`)
    },

    /** @param {string} collection @param {object} data @param {Query} [query] such as `{ draft: 'true' }` */
    create: async (collection, data, query) =>
      readDoc(await send('POST', pathOf(collection, query), data)),

    /** @param {string} collection @param {Id} id @param {object} data @param {Query} [query] */
    update: async (collection, id, data, query) =>
      readDoc(await send('PATCH', pathOf(`${collection}/${id}`, query), data)),

    /** @param {string} collection @param {Id} id */
    remove: (collection, id) => send('DELETE', pathOf(`${collection}/${id}`)),

    /** Uploads a file; the CMS detects its type. @param {string} collection @param {Upload} upload */
    async upload(collection, { name, content, data }) {
      const form = new FormData()
      form.set('_payload', JSON.stringify(data))
      form.set('file', content instanceof Blob ? content : new Blob([content]), name)
      return readDoc(await send('POST', pathOf(collection), form))
    },

    /** @param {string} slug */
    getGlobal: (slug) => send('GET', pathOf(`globals/${slug}`)),

    /** @param {string} slug @param {object} data */
    setGlobal: (slug, data) => send('POST', pathOf(`globals/${slug}`), data),
  }
}

/** @typedef {{ name: string, content: Blob | Uint8Array<ArrayBuffer>, data: object }} Upload content: of the file */

/** Of a failed fetch, whose own message is only "fetch failed". @param {unknown} error */
function reasonOf(error) {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

/** @param {unknown} value @returns {value is Doc} */
const isDoc = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  (typeof value.id === 'string' || typeof value.id === 'number')

/** @param {Record<string, unknown>} response */
function readDoc({ doc }) {
  if (isDoc(doc)) return doc
  throw new Error(
    'The response does not contain the saved document. Its id is needed for links. Is this address a Tessera CMS?',
  )
}

/** @param {Record<string, unknown>} response */
function readDocs({ docs }) {
  if (Array.isArray(docs)) return docs.filter(isDoc)
  throw new Error(
    'The response does not contain a list of documents, so there is nothing to compare with. Is this address a Tessera CMS?',
  )
}
