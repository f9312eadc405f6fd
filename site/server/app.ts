import { Hono } from 'hono'
import type { Bindings } from './http/bindings'
import { currentSecurityHeaders } from './http/current-security-headers'
import { sendPage } from './http/send/send-page'
import { requestIdOf } from './http/request-id'
import { log } from './log'
import { encodePage } from './page-cache/encode-page'
import { assetRoutes } from './routes/assets'
import { feedRoutes } from './routes/feeds'
import { galleryRoutes } from './routes/galleries'
import { healthRoutes } from './routes/health'
import { iconRoutes } from './routes/icons'
import { mediaRoutes } from './routes/media'
import { ogImageRoutes } from './routes/og-images'
import { ownerScriptRoutes } from './routes/owner-scripts'
import { pageRoutes } from './routes/pages'
import { robotsRoutes } from './routes/robots'
import { searchRoutes } from './routes/search'
import { sitemapFileRoutes, sitemapRoutes } from './routes/sitemap'
import { speculationRoutes } from './routes/speculation-rules'
import type { Site } from './site'

/** The router. The server handles cached pages and requests for the CMS before it. */
export function createApp(site: Site): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const securityHeaders = currentSecurityHeaders(site)

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

  // Last, because it answers all addresses.
  app.route('/', pageRoutes(site))

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
