import { Hono, type Context } from 'hono'
import { alternatesOf } from '../../components/layout/head/alternates'
import type { Bindings } from '../http/bindings'
import { chooseEncoding } from '../http/content-encoding'
import { currentSecurityHeaders } from '../http/current-security-headers'
import { sendPage } from '../http/send/send-page'
import { getOrRenderPage } from '../page-cache/get-or-render-page'
import type { DocumentStore } from '../publications/document-store'
import { languageLinks } from '../render/language-links'
import type { Site } from '../site'
import { sitemapEntries, sitemapFiles } from '../sitemap/sitemap-files'
import { sitemapIndex, sitemapXml } from '../sitemap/sitemap-xml'

/** `GET /sitemap.xml`: lists the sitemap files of all languages. */
export function sitemapRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>().get('/sitemap.xml', async (c) => {
    const languages = site.languages.filter(({ publications: { store } }) => !isEmpty(store))
    if (languages.length === 0) return notFound(c)
    return send(c, site, '/sitemap.xml', async () => {
      const files = languages.map(async ({ base, publications: { store } }) =>
        (await sitemapFiles(store)).map((file) => ({ ...file, base })),
      )
      return sitemapIndex(site.environment.siteUrl, (await Promise.all(files)).flat())
    })
  })
}

/** `GET /sitemaps/{pages,articles-<n>,images-<n>}.xml`: the pages, articles and images of one language. */
export function sitemapFileRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>().get('/sitemaps/:file', async (c) => {
    const file = c.req.param('file')
    const entries = sitemapEntries(site.publications.store, file)
    if (!entries) return notFound(c)
    return send(c, site, `${site.base}/sitemaps/${file}`, () =>
      sitemapXml(site.environment.siteUrl, entries, (path) =>
        alternatesOf(languageLinks(site, path)),
      ),
    )
  })
}

const isEmpty = ({ articles, pages }: DocumentStore) => articles.size + pages.size === 0

const notFound = (c: Context<Bindings>) =>
  c.text('There is no such file.\n', 404, { 'Cache-Control': 'no-store' })

async function send(c: Context<Bindings>, site: Site, url: string, render: () => Promise<string>) {
  const page = await getOrRenderPage({
    cache: site.pageCache,
    url,
    isCacheable: true,
    encoding: chooseEncoding(c.req.header('accept-encoding')),
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
    securityHeaders: currentSecurityHeaders(site)(),
    render,
  })
  return sendPage(c, page, 200)
}
