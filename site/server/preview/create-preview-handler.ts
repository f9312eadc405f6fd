import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestIdOf } from '../http/request-id'
import { setHeaders } from '../http/security-headers'
import { log } from '../log'
import type { PreviewOptions } from './create-preview-site'
import { PREVIEW_ENDED, PREVIEW_HEADERS, sendText } from './preview-headers'
import { KNOWN_PARTS, runWithKnownParts } from './known-parts'
import { parseEntry, parsePreviewUrl, previewPath, type PreviewEntry } from './preview-url'
import { Previews, type Preview } from './previews'
import { sendPreview } from './send-preview'

/**
 * Handles `/preview/<token>/…`. The preview sites have the same prefix instead of a token in all paths, so that they do
 * not depend on it; `sendPreview` replaces the prefix by the token.
 */
export function createPreviewHandler(options: PreviewOptions & { readonly cmsUrl: string }) {
  const previews = new Previews(options, options.cmsUrl)
  const { prefix } = options

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = parsePreviewUrl(request.url ?? '')
    if (!url) return sendEnded(response)
    const entry = parseEntry(url.rest)
    const isFresh = entry !== null || request.headers['cache-control'] === 'no-cache'
    const preview = await previews.find(url.token, isFresh)
    if (!preview) return sendEnded(response)
    const location = { from: prefix, to: previewPath(url.token) }
    if (entry) return sendEntry(response, preview, { ...entry, ...location })
    const path = prefix + url.rest
    const target = new URL(path, 'http://localhost')
    // Dots in the path would lead out of the preview.
    if (!target.pathname.startsWith(prefix)) return sendEnded(response)
    const options = { headers: toHeaders(request), method: request.method ?? 'GET' }
    const answer = await runWithKnownParts(request.headers[KNOWN_PARTS]?.toString(), () =>
      preview.app.fetch(new Request(target, options), {
        ...{ incoming: { url: path, headers: request.headers }, outgoing: response },
      }),
    )
    await sendPreview({ request, response, answer, ...location })
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    setHeaders(response, PREVIEW_HEADERS)
    respond(request, response).catch((error: unknown) => {
      // Without the URL, because it has the token.
      log('error', 'preview-failed', { requestId: requestIdOf(request), err: error })
      if (response.headersSent) return void response.destroy()
      sendText(response, 502, 'This preview cannot be shown at the moment. Try again.')
    })
  }
}

/** The same for tokens that were never valid, so that nothing can be learnt from it. The public process replaces it. */
function sendEnded(response: ServerResponse): void {
  response.setHeader(PREVIEW_ENDED, '1')
  sendText(response, 404, 'This preview has ended.')
}

/** Redirects to the previewed document in a language, or in the first one that it has. */
function sendEntry(
  response: ServerResponse,
  { site, overlay }: Preview,
  { language, search, from, to }: PreviewEntry & { readonly from: string; readonly to: string },
): void {
  const { kind, key } = overlay.document
  const own = overlay.documents.filter((each) => each.kind === kind && each.key === key)
  const shown = own.find(({ locale }) => locale === language) ?? own[0]
  const path = shown?.path
  if (path == null) return sendText(response, 404, 'There is nothing to show yet.')
  const { store } = site.publications.forLanguage(shown?.locale ?? language)
  const href = store.hrefOf({ kind, key })
  if (href === null)
    return sendText(response, 404, 'This draft is not complete enough to be shown yet.')
  response.writeHead(302, { Location: to + href.slice(from.length) + search })
  response.end()
}

/** The headers that the routes of the site read. Without encodings, because `sendPreview` changes the text. */
const toHeaders = ({ headers }: IncomingMessage) =>
  new Headers(
    ['range', 'if-range', 'x-lightbox'].flatMap((name): [string, string][] => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
