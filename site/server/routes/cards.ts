import { Hono } from 'hono'
import { cardHash } from '../cards/card'
import { cardOf } from '../cards/card-of'
import { drawCard } from '../cards/draw-card'
import { DrawnImages } from '../drawn-images/drawn-images'
import { sendImage } from '../drawn-images/send-image'
import type { Bindings } from '../http/bindings'
import { IMMUTABLE } from '../http/send-file'
import type { Site } from '../site'

/** About a thousand cards. */
const KEPT_BYTES = 16 * 1024 * 1024

/** `GET /cards/{article,page,search}/<key>/<hash>.png`: what stands for an image where a link is shared. */
export function cardRoutes(site: Site): Hono<Bindings> {
  const images = new DrawnImages(KEPT_BYTES)
  return new Hono<Bindings>().get('/cards/:kind/:key/:file', async (c) => {
    const { kind, key, file } = c.req.param()
    const card = cardOf(site, kind, key)
    if (!card) return c.text('There is no such card.\n', 404, { 'Cache-Control': 'no-store' })
    const hash = cardHash(card)
    // Whoever kept an older address gets the present card, which must not be kept under it.
    const control = file === `${hash}.png` ? IMMUTABLE : 'no-store'
    const image = await images.get(hash, () => drawCard(card))
    return sendImage(c, image, { type: 'image/png', etag: `"card-${hash}"`, control })
  })
}
