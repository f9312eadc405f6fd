import type { IncomingMessage } from 'node:http'

/**
 * Whether a request is for the CMS's internal API or has its token. The site forwards neither, because the scripts that
 * use the API connect to the CMS itself. A leaked token is useless to anonymous visitors. Requests from loopback are no
 * exception: behind a proxy all of them come from there.
 */
export const isInternalApi = ({ url = '/', headers }: IncomingMessage): boolean =>
  /^\s*internal\b/i.test(headers.authorization ?? '') ||
  /^\/+api\/+internal(?=\/|$)/i.test(decodedPath(url))

/** The path with decoded escapes, as the CMS may read it. */
function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path // The escapes are not UTF-8, so they do not encode `internal`.
  }
}
