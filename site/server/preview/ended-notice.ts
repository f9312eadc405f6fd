import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePath } from '@tessera/content'
import { currentSecurityHeaders } from '../http/current-security-headers'
import { setHeaders } from '../http/security-headers'
import type { Site } from '../site'
import { PREVIEW_HEADERS, sendText } from './preview-headers'
import { parseEntry, parsePreviewUrl } from './preview-url'

/** Returns a function that answers with a page which says that a preview has ended. Other requests get a line of text. */
export function createEndedNotice(site: Site) {
  const pageHeaders = currentSecurityHeaders(site)
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!request.headers.accept?.includes('text/html'))
      return sendText(response, 404, 'This preview has ended.')
    const renderer = await site.renderer()
    const page = renderer.renderPreviewEnded(languageOf(site, request.url ?? '').pageShell(''))
    setHeaders(response, PREVIEW_HEADERS)
    setHeaders(response, policyOf(pageHeaders()))
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(page)
  }
}

/** The page has the style sheets, the fonts and the logo of the site, which the policy of previews forbids. */
function policyOf(headers: readonly string[]): readonly string[] {
  const at = headers.indexOf('Content-Security-Policy')
  return headers.slice(at, at + 2)
}

/** The language of the link, or the first one. */
function languageOf(site: Site, url: string): Site {
  const rest = parsePreviewUrl(url)?.rest ?? ''
  const entry = parseEntry(rest)
  if (!entry) return site.forPath(rest.split('?', 1)[0] || '/')
  const base = basePath(entry.language, site.environment.languages)
  return site.languages.find((language) => language.base === base) ?? site
}
