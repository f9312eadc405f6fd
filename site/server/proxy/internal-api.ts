import type { IncomingMessage } from 'node:http'

/**
 * The program's own commands speak to the CMS on its loopback port. From outside neither their doors nor their token
 * open anything, so a token that got about is worth nothing to a stranger. Loopback is no exception: behind a proxy
 * every visitor comes from there.
 */
export const isInternalApi = ({ url = '/', headers }: IncomingMessage): boolean =>
  /^\s*internal\b/i.test(headers.authorization ?? '') ||
  /^\/+api\/+internal(?=\/|$)/i.test(decoded(url))

/** As a server may read it: escapes undone, without the query. */
function decoded(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path // Escapes that are no UTF-8 spell no door's name.
  }
}
