import { Transform } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { LONGEST_UPLOAD } from '@tessera/content'

const MEGABYTE = 1024 * 1024
/** Uploads are forms: an image of 25 MB and the fields beside it. */
const MOST_OF_A_FORM = 32 * MEGABYTE
const MOST_OF_THE_REST = MEGABYTE

/** What stands beside a video: subtitles and a transcript. */
const BESIDE_A_VIDEO = 8 * MEGABYTE

/**
 * Bytes a request to the CMS may have.
 * @param videoLimit bytes of the largest video
 */
export function bodyLimit(asked: Asked, videoLimit: number): number {
  if (!carriesFiles(asked)) return MOST_OF_THE_REST
  return isVideos(asked) ? Math.max(MOST_OF_A_FORM, videoLimit + BESIDE_A_VIDEO) : MOST_OF_A_FORM
}

/**
 * How long a whole body may take, ms. The CMS is asked over few connections: who sends byte after byte, without ever being
 * signed in, must not keep one for as long as a video needs.
 */
export function bodyTime(asked: Asked): number {
  if (!carriesFiles(asked)) return 30_000
  return isVideos(asked) ? LONGEST_UPLOAD : 300_000
}

export const isForm = ({ headers }: Pick<Asked, 'headers'>): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Not those of the admin's pages, nor those by which people sign in: the only ones that strangers may send. */
const carriesFiles = (asked: Pick<Asked, 'headers' | 'url'>): boolean =>
  isForm(asked) && /^\/api\/(?!users(?:[/?]|$))/.test(asked.url ?? '')

type Asked = Pick<IncomingMessage, 'headers' | 'method' | 'url'>

/**
 * The two doors that take an upload to the disk as it comes, once its sender is known; all others hold it in memory, and
 * before anybody has asked who sends it.
 */
export const isVideos = ({ method, url = '' }: Pick<Asked, 'method' | 'url'>): boolean =>
  method === 'POST'
    ? /^\/api\/videos(\?|$)/.test(url)
    : method === 'PATCH' && /^\/api\/videos\/\w+(\?|$)/.test(url)

/** More than the limit was sent. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Passes bytes through until there are too many: what is sent in chunks does not say its length beforehand. */
export function limitBody(limit: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limit) done(new BodyTooLarge(`The request has more than ${limit} bytes.`))
      else done(null, chunk)
    },
  })
}
