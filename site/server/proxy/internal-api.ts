import type { IncomingMessage } from 'node:http'
import { decodedPath } from './decoded-path'

/**
 * Whether a request is for the CMS's internal API or has its token. The site forwards neither, because the scripts that
 * use the API connect to the CMS itself. A leaked token is useless to anonymous visitors. Requests from loopback are no
 * exception: behind a proxy all of them come from there.
 */
export const isInternalApi = ({ url = '/', headers }: IncomingMessage): boolean =>
  /^\s*internal\b/i.test(headers.authorization ?? '') ||
  /^\/+api\/+internal(?=\/|$)/i.test(decodedPath(url))
