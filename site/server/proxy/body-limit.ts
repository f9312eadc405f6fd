import { Transform } from 'node:stream'
import type { IncomingHttpHeaders } from 'node:http'

const MEGABYTE = 1024 * 1024
/** Uploads are forms: a picture of 25 MB and the fields beside it. */
const MOST_OF_A_FORM = 32 * MEGABYTE
const MOST_OF_THE_REST = MEGABYTE

/** Bytes a request to the CMS may have. */
export const bodyLimit = (headers: IncomingHttpHeaders): number =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') ? MOST_OF_A_FORM : MOST_OF_THE_REST

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
