// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { MediaUnavailable } from '../media-unavailable.mjs'

/** ms until the headers of a response. */
const RESPONSE_TIMEOUT_MS = 10_000
/** An upload may be as slow as this, bytes per ms. */
const MIN_UPLOAD_RATE = 100
/** Pauses before the second and the third attempt, ms. */
const RETRY_PAUSES_MS = [150, 600]

/** @typedef {ReturnType<typeof createS3Client>} S3Client */

/**
 * Requests to one bucket, by path (`endpoint/bucket/key`), which every server of the S3 protocol understands. Tries
 * again after errors of the network and of the server.
 * @param {import('../media-settings.mjs').MediaSettings} settings
 * @param {string} bucket
 */
export function createS3Client(settings, bucket) {
  const { awsEndpoint, awsRegion, awsAccessKeyId, awsSecretAccessKey, awsSessionToken } = settings
  const origin = awsEndpoint ?? `https://s3.${awsRegion}.amazonaws.com`
  const signer = new AwsClient({
    accessKeyId: awsAccessKeyId ?? '',
    secretAccessKey: awsSecretAccessKey ?? '',
    ...(awsSessionToken !== null && { sessionToken: awsSessionToken }),
    ...{ service: 's3', region: awsRegion },
  })

  /**
   * @param {string} method
   * @param {string} key '' for the bucket itself
   * @param {{ query?: Record<string, string>, headers?: Record<string, string>, body?: Blob }} [options]
   * @returns {Promise<Response>} with a status of 2xx, 404 or 416
   * @throws {MediaUnavailable}
   */
  async function send(method, key, { query = {}, headers = {}, body } = {}) {
    const url = `${origin}/${bucket}/${key}?${new URLSearchParams(query)}`.replace(/\?$/, '')
    const timeout = RESPONSE_TIMEOUT_MS + (body ? body.size / MIN_UPLOAD_RATE : 0)
    let problem = ''
    for (let attempt = 0; attempt <= RETRY_PAUSES_MS.length; attempt += 1) {
      if (attempt > 0) await wait(RETRY_PAUSES_MS[attempt - 1])
      const request = await signer.sign(url, { method, headers, ...(body && { body }) })
      const result = await fetchInTime(request, timeout)
      if (typeof result === 'string') {
        problem = result
        continue
      }
      if (result.ok || result.status === 404 || result.status === 416) return result
      problem = `it answered ${method} with ${result.status}${await errorCode(result)}`
      if (result.status < 500 && result.status !== 429) break
    }
    throw new MediaUnavailable(`The bucket ${bucket} at ${origin} is not available: ${problem}.`)
  }

  return { send }
}

/**
 * The timeout ends with the headers: a body may take longer.
 * @param {Request} request
 * @param {number} timeoutMs
 * @returns {Promise<Response | string>} the problem if there is no response
 */
async function fetchInTime(request, timeoutMs) {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    // A redirect would need another signature; it means a wrong region.
    return await fetch(request, { signal: abort.signal, redirect: 'manual' })
  } catch (error) {
    if (abort.signal.aborted) return `no answer within ${timeoutMs / 1000} s`
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message : String(cause)
  } finally {
    clearTimeout(timer)
  }
}

/** Such as " (SlowDown)". @param {Response} response */
async function errorCode(response) {
  const text = await response.text().catch(() => '')
  const [, code] = /<Code>(\w+)<\/Code>/.exec(text) ?? []
  return code ? ` (${code})` : ''
}
