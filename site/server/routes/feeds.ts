import { pagePath, withBase } from '@tessera/content'
import { Hono, type Context } from 'hono'
import { canonicalPath } from '../answers/page-path'
import { feedOf } from '../feeds/feed-of'
import { feedPath, FORMATS } from '../feeds/feed-formats'
import { isGallery } from '../galleries/gallery-shelf'
import type { Bindings } from '../http/bindings'
import { currentSecurity } from '../http/current-security'
import { sendFinished } from '../http/send-finished'
import { chooseEncoding } from '../page-cache/encodings'
import { finishPage, PAGE_CACHE_CONTROL } from '../page-cache/finish-page'
import type { PageRecord } from '../publications/library'
import type { Site } from '../site'

/**
 * `GET /feeds/<page's slug>/{rss.xml,atom.xml,feed.json}` the newest articles of a page's galleries.
 * `GET /feeds/<page's slug>/<gallery>/…` of one of them. A query string changes nothing.
 */
export function feedRoutes(site: Site): Hono<Bindings> {
  const security = currentSecurity(site)
  const missing = (c: Context<Bindings>) =>
    c.text('There is no such feed.\n', 404, { 'Cache-Control': 'no-store' })

  const answer = async (c: Context<Bindings>) => {
    const { library } = site.publications
    const { slug = '', gallery: id = null, file } = c.req.param()
    const format = FORMATS.find((each) => each.file === file)
    const path = canonicalPath(withBase(site.base, pagePath(slug)))
    if (!format || path === null || library.site?.feeds === 'off') return missing(c)
    const record = library.pageAt(path) ?? movedPage(site, path)
    const galleries = record?.page.blocks.filter(isGallery) ?? []
    const gallery = galleries.find((each) => each.id === id) ?? null
    if (!record || galleries.length === 0 || (id !== null && !gallery)) return missing(c)
    const address = site.base + feedPath(record.page.slug, id, format.file)
    if (record.path !== path) {
      c.header('Cache-Control', PAGE_CACHE_CONTROL)
      return c.redirect(address, 301)
    }
    const finished = await finishPage({
      cache: site.cache,
      address,
      isKept: true,
      encoding: chooseEncoding(c.req.header('accept-encoding')),
      headers: { 'Content-Type': `${format.type}; charset=utf-8` },
      security: security(),
      render: async () => {
        const renderer = await site.renderer()
        return format.write(await feedOf(site, record, { gallery, format, renderer }))
      },
    })
    return sendFinished(c, finished, 200)
  }
  return new Hono<Bindings>()
    .get('/feeds/:slug/:file', answer)
    .get('/feeds/:slug/:gallery/:file', answer)
}

/** A renamed page takes its readers along. */
function movedPage({ publications: { library } }: Site, path: string): PageRecord | undefined {
  const moved = library.redirectFrom(path)
  return moved ? library.pageAt(moved.href) : undefined
}
