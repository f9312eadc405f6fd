import { Hono } from 'hono'
import { GeneratedImages } from '../generated-images/generated-images'
import { sendGeneratedImage } from '../generated-images/send-generated-image'
import type { Bindings } from '../http/bindings'
import { IMMUTABLE } from '../http/cache-control'
import { findOgImage } from '../og-images/find-og-image'
import { ogImageHash } from '../og-images/og-image'
import { renderOgImage } from '../og-images/render-og-image'
import type { Site } from '../site'

/** Bytes: about five hundred images. */
const CACHE_BYTES = 16 * 1024 * 1024

/** `GET /og-images/{article,page,search}/<key>/<hash>.png`: images that other sites show with a link. */
export function ogImageRoutes(site: Site): Hono<Bindings> {
  // Nobody waits for the pages of a static site meanwhile.
  const atATime = site.publications.store.isStatic ? 2 : 1
  const images = new GeneratedImages(CACHE_BYTES, atATime)
  return new Hono<Bindings>().get('/og-images/:kind/:key/:file', async (c) => {
    const { kind, key, file } = c.req.param()
    const ogImage = findOgImage(site, kind, key)
    if (!ogImage) return c.text('There is no such image.\n', 404, { 'Cache-Control': 'no-store' })
    const hash = ogImageHash(ogImage)
    // An old URL gets the current image, which must not be cached under it.
    const cacheControl = file === `${hash}.png` ? IMMUTABLE : 'no-store'
    const image = await images.get(hash, () => renderOgImage(ogImage))
    return sendGeneratedImage(c, image, {
      type: 'image/png',
      etag: `"og-image-${hash}"`,
      cacheControl,
    })
  })
}
