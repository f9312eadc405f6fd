import { Transform } from 'node:stream'
import type { IncomingMessage } from 'node:http'

const MEGABYTE = 1024 * 1024
/** Uploads are forms: a picture of 25 MB and the fields beside it. */
const MOST_OF_A_FORM = 32 * MEGABYTE
const MOST_OF_THE_REST = MEGABYTE

/** What stands beside a film: subtitles and a transcript. */
const BESIDE_A_FILM = 8 * MEGABYTE

/**
 * Bytes a request to the CMS may have.
 * @param filmLimit bytes of the largest film
 */
export function bodyLimit({ headers, url = '' }: Asked, filmLimit: number): number {
  if (!/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')) return MOST_OF_THE_REST
  return isFilms(url) ? Math.max(MOST_OF_A_FORM, filmLimit + BESIDE_A_FILM) : MOST_OF_A_FORM
}

type Asked = Pick<IncomingMessage, 'headers' | 'url'>

/** The door that takes an upload to the disk as it comes; all others hold it in memory. */
export const isFilms = (url: string): boolean => /^\/api\/films(\/\w+)?(\?|$)/.test(url)

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
