import { pagePath, withBase } from '@tessera/content'
import { Hono, type Context } from 'hono'
import { buildFeed } from '../feeds/build-feed'
import { FEED_FORMATS, feedPath } from '../feeds/feed-formats'
import { isGallery } from '../galleries/is-gallery'
import { canonicalPath } from '../handlers/canonical-path'
import type { Bindings } from '../http/bindings'
import { PAGE_CACHE_CONTROL } from '../http/cache-control'
import { chooseEncoding } from '../http/content-encoding'
import { currentSecurityHeaders } from '../http/current-security-headers'
import { sendPage } from '../http/send/send-page'
import { getOrRenderPage } from '../page-cache/get-or-render-page'
import type { PageRecord } from '../publications/document-store'
import type { Site } from '../site'

/**
 * `GET /feeds/<slug of a page>/{rss.xml,atom.xml,feed.json}`: the newest articles of the page's galleries.
 * `GET /feeds/<slug of a page>/<gallery>/…`: those of one gallery. Query strings have no effect.
 */
export function feedRoutes(site: Site): Hono<Bindings> {
  const securityHeaders = currentSecurityHeaders(site)
  const notFound = (c: Context<Bindings>) =>
    c.text('There is no such feed.\n', 404, { 'Cache-Control': 'no-store' })

  const serve = async (c: Context<Bindings>) => {
    const { store } = site.publications
    const { slug = '', gallery: id = null, file } = c.req.param()
    const format = FEED_FORMATS.find((each) => each.file === file)
    const path = canonicalPath(withBase(site.base, pagePath(slug)))
    if (!format || path === null || store.site?.feeds === 'off') return notFound(c)
    const record = store.pageAt(path) ?? findRenamedPage(site, path)
    const galleries = record?.page.blocks.filter(isGallery) ?? []
    const gallery = galleries.find((each) => each.id === id) ?? null
    if (!record || galleries.length === 0 || (id !== null && !gallery)) return notFound(c)
    const url = site.base + feedPath(record.page.slug, id, format.file)
    if (record.path !== path) {
      c.header('Cache-Control', PAGE_CACHE_CONTROL)
      return c.redirect(url, 301)
    }
    const feed = await getOrRenderPage({
      cache: site.pageCache,
      url,
      isCacheable: true,
      encoding: chooseEncoding(c.req.header('accept-encoding')),
      headers: { 'Content-Type': `${format.type}; charset=utf-8` },
      securityHeaders: securityHeaders(),
      render: async () => {
        const renderer = await site.renderer()
        return format.write(await buildFeed(site, record, { gallery, format, renderer }))
      },
    })
    return sendPage(c, feed, 200)
  }
  return new Hono<Bindings>()
    .get('/feeds/:slug/:file', serve)
    .get('/feeds/:slug/:gallery/:file', serve)
}

function findRenamedPage(
  { publications: { store } }: Site,
  oldPath: string,
): PageRecord | undefined {
  const redirect = store.redirectFrom(oldPath)
  return redirect ? store.pageAt(redirect.href) : undefined
}
