import { Hono } from 'hono'
import { resolveRequest } from './handlers/resolve-request'
import { waitForGalleries } from './handlers/wait-for-galleries'
import type { Bindings } from './http/bindings'
import { PAGE_CACHE_CONTROL } from './http/cache-control'
import { currentSecurityHeaders } from './http/current-security-headers'
import { isFragmentRequest } from './http/fragment-request'
import { sendPage } from './http/send/send-page'
import { splitUrl } from './http/split-url'
import { requestIdOf } from './http/request-id'
import { log } from './log'
import { encodePage } from './page-cache/encode-page'
import { createPageSender } from './page-cache/page-sender'
import { assetRoutes } from './routes/assets'
import { feedRoutes } from './routes/feeds'
import { galleryRoutes } from './routes/galleries'
import { healthRoutes } from './routes/health'
import { iconRoutes } from './routes/icons'
import { mediaRoutes } from './routes/media'
import { ogImageRoutes } from './routes/og-images'
import { ownerScriptRoutes } from './routes/owner-scripts'
import { robotsRoutes } from './routes/robots'
import { searchRoutes } from './routes/search'
import { sitemapFileRoutes, sitemapRoutes } from './routes/sitemap'
import { speculationRoutes } from './routes/speculation-rules'
import type { Site } from './site'

/** The router. The server handles cached pages and requests for the CMS before it. */
export function createApp(site: Site): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const securityHeaders = currentSecurityHeaders(site)
  const send = createPageSender(site)

  app.use(async (c, next) => {
    c.set('requestId', requestIdOf(c.env.incoming))
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return c.text('This address can only be read.\n', 405, { Allow: 'GET, HEAD' })
  })

  app.route('/', healthRoutes(site))
  app.route('/', robotsRoutes(site))
  app.route('/', sitemapRoutes(site))
  app.route('/', assetRoutes(site))
  app.route(site.prefix || '/', mediaRoutes(site))
  app.route('/', ownerScriptRoutes(site))
  app.route('/', iconRoutes(site))
  app.route('/', speculationRoutes())
  for (const language of site.languages) {
    app.route(language.home, sitemapFileRoutes(language))
    app.route(language.home, feedRoutes(language))
    app.route(language.home, ogImageRoutes(language))
    app.route(language.home, galleryRoutes(language))
    app.route(language.home, searchRoutes(language))
  }

  app.get('*', async (c) => {
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

  app.onError(async (error, c) => {
    const { requestId } = c.var
    log('error', 'request-failed', {
      requestId,
      path: c.req.path,
      err: error,
    })
    const html = await renderError(site.forPath(c.req.path), requestId)
    const options = { encoding: 'identity', securityHeaders: securityHeaders() } as const
    const response = sendPage(c, await encodePage(html, options), 500)
    response.headers.set('Cache-Control', 'no-store')
    return response
  })
  return app
}

async function renderError(site: Site, requestId: string): Promise<string> {
  try {
    return (await site.renderer()).renderError(site.pageShell(''), requestId)
  } catch {
    // Probably the cause of the first error, which is in the log.
    return `<!doctype html><title>Error</title><p>This page could not be shown. Reference: ${requestId}</p>`
  }
}
