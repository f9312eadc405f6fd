import type { Context } from 'hono'
import type { RenderablePage } from '../handlers/page/page-response'
import type { Bindings } from '../http/bindings'
import { chooseEncoding } from '../http/content-encoding'
import { currentSecurityHeaders } from '../http/current-security-headers'
import { sendPage } from '../http/send/send-page'
import type { Site } from '../site'
import { getOrRenderPage } from './get-or-render-page'

/** Returns a function that sends a page from the cache, or renders it. */
export function createPageSender(
  site: Site,
): (c: Context<Bindings>, page: RenderablePage) => Promise<Response> {
  const securityHeaders = currentSecurityHeaders(site)
  return async (c, page) => {
    const encoded = await getOrRenderPage({
      cache: site.pageCache,
      url: page.cacheKey,
      isCacheable: page.isCacheable,
      isCompressedWell: true,
      encoding: chooseEncoding(c.req.header('accept-encoding')),
      headers: page.headers ?? {},
      securityHeaders: securityHeaders(page.frameHosts),
      render: async () => page.render(await site.renderer()),
    })
    return sendPage(c, encoded, page.status)
  }
}
