// @ts-check

/** The storage of media does not answer, or refuses the request. */
export class MediaUnavailable extends Error {
  /** @override */
  name = 'MediaUnavailable'
  code = 'MEDIA_UNAVAILABLE'
}
