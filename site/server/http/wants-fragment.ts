import type { IncomingHttpHeaders } from 'node:http'

/** Does a lightbox ask, which wants a document without the page around it? */
export const wantsFragment = (headers: IncomingHttpHeaders): boolean =>
  headers['x-lightbox'] === '1'

/** What fragments are kept under: no request can have such an address. */
export const fragmentKey = (address: string): string => `fragment ${address}`
