import { Hono, type Context } from 'hono'
import { alternatesOf } from '../../pages/alternates'
import type { Bindings } from '../http/bindings'
import { currentSecurity } from '../http/current-security'
import { sendFinished } from '../http/send-finished'
import { chooseEncoding } from '../page-cache/encodings'
import { finishPage } from '../page-cache/finish-page'
import { languageLinks } from '../language-links'
import type { Library } from '../publications/library'
import type { Site } from '../site'
import { sitemapFile, sitemapIndex } from '../sitemap/sitemap'
import { addressesIn, sitemapFiles } from '../sitemap/sitemap-files'

/** `GET /sitemap.xml` names the files of all languages. */
export function sitemapRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>().get('/sitemap.xml', (c) => {
    const filled = site.languages.filter(({ publications: { library } }) => !isEmpty(library))
    if (filled.length === 0) return missing(c)
    return send(c, site, '/sitemap.xml', async () => {
      const files = filled.map(async ({ base, publications: { library } }) =>
        (await sitemapFiles(library)).map((file) => ({ ...file, base })),
      )
      return sitemapIndex(site.environment.siteUrl, (await Promise.all(files)).flat())
    })
  })
}

/** `GET /sitemaps/{pages,articles-<n>}.xml` hold the addresses of a language. */
export function sitemapFileRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>().get('/sitemaps/:file', (c) => {
    const file = c.req.param('file')
    const addresses = addressesIn(site.publications.library, file)
    if (!addresses) return missing(c)
    return send(c, site, `${site.base}/sitemaps/${file}`, () =>
      sitemapFile(site.environment.siteUrl, addresses, (path) =>
        alternatesOf(languageLinks(site, path)),
      ),
    )
  })
}

const isEmpty = ({ articles, pages }: Library) => articles.size + pages.size === 0

const missing = (c: Context<Bindings>) =>
  c.text('There is no such file.\n', 404, { 'Cache-Control': 'no-store' })

async function send(
  c: Context<Bindings>,
  site: Site,
  address: string,
  render: () => Promise<string>,
) {
  const finished = await finishPage({
    cache: site.cache,
    address,
    isKept: true,
    encoding: chooseEncoding(c.req.header('accept-encoding')),
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
    security: currentSecurity(site)(),
    render,
  })
  return sendFinished(c, finished, 200)
}
