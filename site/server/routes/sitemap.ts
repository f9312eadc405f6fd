import { Hono, type Context } from 'hono'
import type { Bindings } from '../http/bindings'
import { currentSecurity } from '../http/current-security'
import { sendFinished } from '../http/send-finished'
import { chooseEncoding } from '../page-cache/encodings'
import { finishPage } from '../page-cache/finish-page'
import type { Site } from '../site'
import { sitemapFile, sitemapIndex } from '../sitemap/sitemap'
import { addressesIn, sitemapFiles } from '../sitemap/sitemap-files'

/** `GET /sitemap.xml` names the files; `GET /sitemaps/{pages,articles-<n>}.xml` hold the addresses. */
export function sitemapRoutes(site: Site): Hono<Bindings> {
  const security = currentSecurity(site)
  const { siteUrl } = site.environment
  const send = async (c: Context<Bindings>, address: string, render: () => Promise<string>) => {
    const finished = await finishPage({
      cache: site.cache,
      address,
      isKept: true,
      encoding: chooseEncoding(c.req.header('accept-encoding')),
      headers: { 'Content-Type': 'application/xml; charset=utf-8' },
      security: security(),
      render,
    })
    return sendFinished(c, finished, 200)
  }
  const missing = (c: Context<Bindings>) =>
    c.text('There is no such file.\n', 404, { 'Cache-Control': 'no-store' })
  return new Hono<Bindings>()
    .get('/sitemap.xml', (c) => {
      const { articles, pages } = site.publications.library
      if (articles.size + pages.size === 0) return missing(c)
      return send(c, '/sitemap.xml', async () =>
        sitemapIndex(siteUrl, await sitemapFiles(site.publications.library)),
      )
    })
    .get('/sitemaps/:file', (c) => {
      const file = c.req.param('file')
      const addresses = addressesIn(site.publications.library, file)
      if (!addresses) return missing(c)
      return send(c, `/sitemaps/${file}`, () => sitemapFile(siteUrl, addresses))
    })
}
