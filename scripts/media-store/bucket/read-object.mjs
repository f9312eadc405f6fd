// @ts-check
import { Readable } from 'node:stream'
import { MediaUnavailable } from '../media-unavailable.mjs'

/** ms without a byte after which the rest is requested anew. */
const IDLE_TIMEOUT_MS = 10_000
/** How often the rest of an object is requested anew. */
const MAX_RESUMES = 3

/** @typedef {import('../media-store.mjs').ByteRange} ByteRange */

/**
 * The bytes of an object. If the response ends early or stalls, requests the rest, so that a reader gets all or an error.
 * @param {import('./s3-client.mjs').S3Client} client
 * @param {string} key
 * @param {ByteRange} [range]
 * @returns {Promise<{ stream: Readable, size: number } | null>} size: of the whole object; null: there is none
 */
export async function readObject(client, key, range) {
  const start = range?.start ?? 0
  const first = await request(client, key, start, range?.end)
  if (first === null) return null
  const end = range?.end ?? first.size - 1
  return { size: first.size, stream: Readable.from(bytes(), { objectMode: false }) }

  async function* bytes() {
    let response = first?.response
    let at = start
    for (let resumes = 0; ; resumes += 1) {
      try {
        if (response)
          for await (const chunk of chunksOf(response)) {
            at += chunk.length
            yield chunk
          }
      } catch (error) {
        if (resumes >= MAX_RESUMES) throw error
      }
      if (at > end) return
      if (resumes >= MAX_RESUMES)
        throw new MediaUnavailable(`${key} ended after ${at - start} of ${end - start + 1} bytes.`)
      response = (await request(client, key, at, end))?.response
      if (!response) throw new MediaUnavailable(`${key} was removed while it was read.`)
    }
  }
}

/**
 * @param {import('./s3-client.mjs').S3Client} client
 * @param {string} key
 * @param {number} start
 * @param {number | undefined} end
 */
async function request(client, key, start, end) {
  const isWhole = start === 0 && end === undefined
  const headers = isWhole ? undefined : { range: `bytes=${start}-${end ?? ''}` }
  const response = await client.send('GET', key, { ...(headers && { headers }) })
  if (response.status === 404) return null
  const [, total] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
  const size = Number(total ?? response.headers.get('content-length'))
  if (isWhole ? response.status === 200 : response.status === 206) return { response, size }
  await response.body?.cancel()
  throw new MediaUnavailable(`${key} was requested in part, and answered with ${response.status}.`)
}

/** @param {Response} response @returns {AsyncGenerator<Uint8Array>} */
async function* chunksOf({ body }) {
  if (!body) return
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read())
      if (done) return
      yield value
    }
  } finally {
    // The connection of a body that is not read to its end must be closed.
    await reader.cancel().catch(() => undefined)
  }
}

/** @template T @param {Promise<T>} promise @returns {Promise<T>} */
async function inTime(promise) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new MediaUnavailable('The bucket stalls.')), IDLE_TIMEOUT_MS)
  })
  try {
    return /** @type {T} */ (await Promise.race([promise, timeout]))
  } finally {
    clearTimeout(timer)
  }
}
