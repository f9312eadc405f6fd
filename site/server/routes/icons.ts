import { Hono, type Context } from 'hono'
import { contentHash } from '../content-hash'
import { GeneratedImages } from '../generated-images/generated-images'
import { sendGeneratedImage } from '../generated-images/send-generated-image'
import type { Bindings } from '../http/bindings'
import { IMMUTABLE } from '../http/cache-control'
import { matchesEtag } from '../http/etag'
import { drawIcon } from '../icons/draw-icon'
import { currentIcon } from '../icons/icon'
import { renderIcon } from '../icons/render-icon'
import { toIco } from '../icons/to-ico'
import { webManifest } from '../icons/web-manifest'
import type { Site } from '../site'

/** Bytes: five sizes of the current icon, and some of earlier ones. */
const CACHE_BYTES = 1024 * 1024
/** px */
const SIZES = new Set([32, 180, 192, 512])
/** For URLs without a hash. */
const ONE_DAY = 'public, max-age=86400'

/**
 * `GET /icons/<hash>/{32,180,192,512}.png`, `…/icon.svg`, `…/site.webmanifest`: the hash changes with the icon.
 * `GET /favicon.ico`, `/favicon.svg`, `/apple-touch-icon.png`: browsers request these without a link.
 */
export function iconRoutes(site: Site): Hono<Bindings> {
  const images = new GeneratedImages(CACHE_BYTES)
  const current = () => currentIcon(site.publications.store, site.pageShell('').name)
  const png = (size: number) => {
    const { icon, hash, colours } = current()
    const { mediaStore } = site
    return images.get(`${hash} ${size}`, () => renderIcon(icon, size, { mediaStore, colours }))
  }
  const cacheControlOf = (c: Context<Bindings>) =>
    c.req.param('hash') === current().hash ? IMMUTABLE : ONE_DAY

  const sendPng = async (c: Context<Bindings>, size: number, cacheControl: string) =>
    sendGeneratedImage(c, await png(size), {
      type: 'image/png',
      etag: `"icon-${current().hash}-${size}"`,
      cacheControl,
    })
  const sendText = (c: Context<Bindings>, text: string, type: string, cacheControl: string) => {
    const etag = `"${contentHash(text)}"`
    const headers = { ETag: etag, 'Cache-Control': cacheControl }
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    return c.body(text, 200, { ...headers, 'Content-Type': type })
  }
  const sendSvg = (c: Context<Bindings>, cacheControl: string) => {
    const { icon, colours } = current()
    if (icon.kind === 'image') return c.text('The icon is an image.\n', 404)
    return sendText(c, drawIcon(icon, { rounded: true, colours }), 'image/svg+xml', cacheControl)
  }

  return new Hono<Bindings>()
    .get('/icons/:hash/icon.svg', (c) => sendSvg(c, cacheControlOf(c)))
    .get('/icons/:hash/site.webmanifest', (c) => {
      const { name, description, lang, dir } = site.pageShell('')
      const { hash, colours } = current()
      const iconFolder = `/icons/${hash}`
      const { paper } = colours
      const manifest = webManifest({ name, description, lang, dir, paper, iconFolder })
      // The hash does not depend on the description.
      return sendText(c, JSON.stringify(manifest), 'application/manifest+json', 'no-cache')
    })
    .get('/icons/:hash/:file{[0-9]+\\.png}', async (c) => {
      const size = Number.parseInt(c.req.param('file'), 10)
      if (!SIZES.has(size)) return c.text('There is no such icon.\n', 404)
      return sendPng(c, size, cacheControlOf(c))
    })
    .get('/apple-touch-icon.png', (c) => sendPng(c, 180, ONE_DAY))
    .get('/favicon.svg', (c) => sendSvg(c, ONE_DAY))
    .get('/favicon.ico', async (c) => {
      const image = await png(32)
      return sendGeneratedImage(c, image && toIco(image, 32), {
        type: 'image/x-icon',
        etag: `"icon-${current().hash}-ico"`,
        cacheControl: ONE_DAY,
      })
    })
}
