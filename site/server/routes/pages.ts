import { Hono } from 'hono'
import { resolveRequest } from '../handlers/resolve-request'
import { waitForGalleries } from '../handlers/wait-for-galleries'
import type { Bindings } from '../http/bindings'
import { PAGE_CACHE_CONTROL } from '../http/cache-control'
import { isFragmentRequest } from '../http/fragment-request'
import { splitUrl } from '../http/split-url'
import { createPageSender } from '../page-cache/page-sender'
import type { Site } from '../site'

/** The pages of all documents in every language, their fragments and redirects, and what no other route knows. */
export function pageRoutes(site: Site): Hono<Bindings> {
  const send = createPageSender(site)
  return new Hono<Bindings>().get('*', async (c) => {
    const { incoming } = c.env
    const request = {
      ...splitUrl(incoming.url ?? '/'),
      isFragment: isFragmentRequest(incoming.headers),
    }
    const language = site.forPath(request.pathname)
    await waitForGalleries(language, request)
    const response = resolveRequest(language, request)
    if (response.kind === 'redirect') {
      // Browsers keep a 301 forever by default. If the slug changes back, they would redirect in circles.
      c.header('Cache-Control', PAGE_CACHE_CONTROL)
      return c.redirect(response.location, response.status)
    }
    return send(c, response)
  })
}
