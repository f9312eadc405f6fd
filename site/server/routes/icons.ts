import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { DrawnImages } from '../drawn-images/drawn-images'
import { sendImage } from '../drawn-images/send-image'
import type { Bindings } from '../http/bindings'
import { isKnown } from '../http/conditional'
import { IMMUTABLE } from '../http/send-file'
import { drawIcon } from '../icons/draw-icon'
import { iconNow } from '../icons/icon'
import { webManifest } from '../icons/manifest'
import { renderIcon } from '../icons/render-icon'
import { toIco } from '../icons/to-ico'
import type { Site } from '../site'

/** Five sizes of one icon, and those of before for a while. */
const KEPT_BYTES = 1024 * 1024
const SIZES = new Set([32, 180, 192, 512])
/** Under names that never change, which browsers ask for by themselves. */
const A_DAY = 'public, max-age=86400'

/**
 * `GET /icons/<hash>/{32,180,192,512}.png`, `…/icon.svg`, `…/site.webmanifest`: under names that change with what they show.
 * `GET /favicon.ico`, `/favicon.svg`, `/apple-touch-icon.png`: the present ones.
 */
export function iconRoutes(site: Site): Hono<Bindings> {
  const images = new DrawnImages(KEPT_BYTES)
  const present = () => iconNow(site.publications.library, site.chrome('').name)
  const png = (size: number) => {
    const { icon, hash, colours } = present()
    const { dataDir } = site.environment
    return images.get(`${hash} ${size}`, () => renderIcon(icon, size, { dataDir, colours }))
  }
  const keeping = (c: Context<Bindings>) =>
    c.req.param('hash') === present().hash ? IMMUTABLE : A_DAY

  const sendPng = async (c: Context<Bindings>, size: number, control: string) =>
    sendImage(c, await png(size), {
      type: 'image/png',
      etag: `"icon-${present().hash}-${size}"`,
      control,
    })
  const sendText = (c: Context<Bindings>, text: string, type: string, control: string) => {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 12)}"`
    const headers = { ETag: etag, 'Cache-Control': control }
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    return c.body(text, 200, { ...headers, 'Content-Type': type })
  }
  const sendSvg = (c: Context<Bindings>, control: string) => {
    const { icon, colours } = present()
    if (icon.kind === 'image') return c.text('The icon is an image.\n', 404)
    return sendText(c, drawIcon(icon, { rounded: true, colours }), 'image/svg+xml', control)
  }

  return new Hono<Bindings>()
    .get('/icons/:hash/icon.svg', (c) => sendSvg(c, keeping(c)))
    .get('/icons/:hash/site.webmanifest', (c) => {
      const { name, description, lang, dir } = site.chrome('')
      const { hash, colours } = present()
      const iconFolder = `/icons/${hash}`
      const { paper } = colours
      const manifest = webManifest({ name, description, lang, dir, paper, iconFolder })
      // Its description is not in the name of the folder.
      return sendText(c, JSON.stringify(manifest), 'application/manifest+json', 'no-cache')
    })
    .get('/icons/:hash/:file{[0-9]+\\.png}', (c) => {
      const size = Number.parseInt(c.req.param('file'), 10)
      if (!SIZES.has(size)) return c.text('There is no such icon.\n', 404)
      return sendPng(c, size, keeping(c))
    })
    .get('/apple-touch-icon.png', (c) => sendPng(c, 180, A_DAY))
    .get('/favicon.svg', (c) => sendSvg(c, A_DAY))
    .get('/favicon.ico', async (c) => {
      const image = await png(32)
      return sendImage(c, image && toIco(image, 32), {
        type: 'image/x-icon',
        etag: `"icon-${present().hash}-ico"`,
        control: A_DAY,
      })
    })
}
