import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { answerPath } from './answers/answer-path'
import { galleriesReady } from './answers/galleries-ready'
import type { Bindings } from './http/bindings'
import { currentSecurity } from './http/current-security'
import { sendFinished } from './http/send-finished'
import { splitAddress } from './http/split-address'
import { wantsFragment } from './http/wants-fragment'
import { log, messageOf } from './log'
import { chooseEncoding } from './page-cache/encodings'
import { finishPage, PAGE_CACHE_CONTROL, toFinishedPage } from './page-cache/finish-page'
import { assetRoutes } from './routes/assets'
import { cardRoutes } from './routes/cards'
import { feedRoutes } from './routes/feeds'
import { galleryRoutes } from './routes/galleries'
import { healthRoutes } from './routes/health'
import { iconRoutes } from './routes/icons'
import { mediaRoutes } from './routes/media'
import { ownerScriptRoutes } from './routes/owner-scripts'
import { robotsRoutes } from './routes/robots'
import { searchRoutes } from './routes/search'
import { sitemapFileRoutes, sitemapRoutes } from './routes/sitemap'
import { speculationRoutes } from './routes/speculation-rules'
import type { Site } from './site'

/** Everything but cached pages, which never get this far, and the CMS. */
export function createApp(site: Site): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const security = currentSecurity(site)

  app.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.header('X-Request-Id', c.var.requestId)
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return c.text('This address can only be read.\n', 405, { Allow: 'GET, HEAD' })
  })

  app.route('/', healthRoutes(site))
  app.route('/', robotsRoutes(site))
  app.route('/', sitemapRoutes(site))
  app.route('/', assetRoutes())
  app.route('/', mediaRoutes(site))
  app.route('/', ownerScriptRoutes(site))
  app.route('/', iconRoutes(site))
  app.route('/', speculationRoutes())
  for (const each of site.languages) {
    app.route(each.home, sitemapFileRoutes(each))
    app.route(each.home, feedRoutes(each))
    app.route(each.home, cardRoutes(each))
    app.route(each.home, galleryRoutes(each))
    app.route(each.home, searchRoutes(each))
  }

  app.get('*', async (c) => {
    const { incoming } = c.env
    const asked = {
      ...splitAddress(incoming.url ?? '/'),
      asFragment: wantsFragment(incoming.headers),
    }
    const own = site.at(asked.pathname)
    await galleriesReady(own, asked)
    const answer = answerPath(own, asked)
    if (answer.kind === 'redirect') {
      // A browser keeps a 301 for good unless told; when the slug goes back, the two would send it round in circles.
      c.header('Cache-Control', PAGE_CACHE_CONTROL)
      return c.redirect(answer.to, answer.status)
    }
    const { cacheKey, isKept, status } = answer
    const work = {
      cache: site.cache,
      address: cacheKey,
      isKept,
      encoding: chooseEncoding(incoming.headers['accept-encoding']),
      headers: answer.headers ?? {},
      security: security(answer.frameHosts),
      render: async () => answer.render(await site.renderer()),
    }
    return sendFinished(c, await finishPage(work), status)
  })

  app.onError(async (error, c) => {
    const { requestId } = c.var
    log('error', 'request-failed', {
      requestId,
      path: c.req.path,
      problem: messageOf(error),
      stack: error.stack,
    })
    const html = await renderError(site.at(c.req.path), requestId)
    const page = await toFinishedPage(html, { encoding: 'identity', security: security() })
    const response = sendFinished(c, page, 500)
    response.headers.set('Cache-Control', 'no-store')
    return response
  })
  return app
}

/** What is wrong may be wrong here too: then plain words do. */
async function renderError(site: Site, requestId: string): Promise<string> {
  try {
    return (await site.renderer()).renderError(site.chrome(''), requestId)
  } catch {
    // The first error has been logged; this one would say the same.
    return `<!doctype html><title>Error</title><p>This page could not be shown. Reference: ${requestId}</p>`
  }
}
