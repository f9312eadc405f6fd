import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { isSignIn } from '../sign-in-routes'

const MEGABYTE = 1024 * 1024
/** Bytes of an uploaded image (25 MB) and its fields. */
const MAX_IMAGE_FORM = 32 * MEGABYTE
/** Bytes of the fields beside an uploaded video: subtitles and a transcript. */
const MAX_VIDEO_FIELDS = 8 * MEGABYTE
/** Bytes of an uploaded TIFF file (200 MB), and some more: the CMS refuses larger ones with a sentence. */
const MAX_TIFF = 208 * MEGABYTE
/** Bytes of a sign-in: names, a password and codes. */
const MAX_SIGN_IN = 16 * 1024
/** Bytes of all other bodies. */
const MAX_BODY = MEGABYTE

/** Half an hour: 300 MB at 1.4 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 1_800_000
const IMAGE_TIMEOUT_MS = 300_000
const BODY_TIMEOUT_MS = 30_000

type RequestHead = Pick<IncomingMessage, 'headers' | 'method' | 'url'>

/**
 * Bytes allowed in the body of a request to the CMS.
 * @param videoLimit bytes of the largest video
 */
export function maxBodyBytes(request: RequestHead, videoLimit: number): number {
  if (isTiffUpload(request)) return MAX_TIFF
  if (isSignIn(request)) return MAX_SIGN_IN
  if (!hasFiles(request)) return MAX_BODY
  return isVideoUpload(request)
    ? Math.max(MAX_IMAGE_FORM, videoLimit + MAX_VIDEO_FIELDS)
    : MAX_IMAGE_FORM
}

/**
 * Time allowed for a whole body of an anonymous visitor, ms. The connections to the CMS are few, so one who sends byte after
 * byte must not keep one for as long as a video needs.
 */
export function bodyTimeoutMs(request: RequestHead): number {
  if (isTiffUpload(request)) return UPLOAD_TIMEOUT_MS
  if (!hasFiles(request)) return BODY_TIMEOUT_MS
  return isVideoUpload(request) ? UPLOAD_TIMEOUT_MS : IMAGE_TIMEOUT_MS
}

export const isForm = ({ headers }: Pick<RequestHead, 'headers'>): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Whether the body can contain a file, which the CMS takes from signed-in people only. */
export const isUpload = (request: RequestHead): boolean =>
  hasFiles(request) || isTiffUpload(request)

/** Forms of the API, except those of users: anonymous visitors send them to sign in. */
const hasFiles = (request: Pick<RequestHead, 'headers' | 'url'>): boolean =>
  isForm(request) && /^\/api\/(?!users(?:[/?]|$))/.test(request.url ?? '')

/**
 * Whether a request is for one of the two routes that check the user and then write the upload to the disk. All other
 * routes read the body into memory before they check the user.
 */
export const isVideoUpload = ({ method, url = '' }: Pick<RequestHead, 'method' | 'url'>): boolean =>
  method === 'POST'
    ? /^\/api\/videos(\?|$)/.test(url)
    : method === 'PATCH' && /^\/api\/videos\/\w+(\?|$)/.test(url)

/** The route that writes TIFF files to the disk after it has checked the user. Their body is the file itself. */
const isTiffUpload = ({ method, url = '' }: Pick<RequestHead, 'method' | 'url'>): boolean =>
  method === 'POST' && /^\/api\/media\/tiff(\?|$)/.test(url)

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Passes a body through, and fails with `BodyTooLarge` after `limit` bytes. Chunked bodies do not declare their length. */
export function limitBody(limit: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit) done(new BodyTooLarge(`The request has more than ${limit} bytes.`))
      else done(null, chunk)
    },
  })
}
