import type { IncomingHttpHeaders } from 'node:http'

/** Whether the lightbox requests a document without the page around it. */
export const isFragmentRequest = (headers: IncomingHttpHeaders): boolean =>
  headers['x-lightbox'] === '1'

/** Cache key of a fragment. No request can have such a URL. */
export const fragmentCacheKey = (url: string): string => `fragment ${url}`
