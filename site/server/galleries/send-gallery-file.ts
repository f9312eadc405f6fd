import type { Context } from 'hono'
import type { Bindings } from '../http/bindings'
import { isKnown } from '../http/conditional'
import { IMMUTABLE } from '../http/send-file'
import { sendJson } from '../http/send-json'
import { splitAddress } from '../http/split-address'
import type { ShownGallery } from './shown-gallery'

/**
 * Answers a request for `<hash>.json`: what an island wakes with. A page from before the last change asks for an older
 * file and is led to the present one, by which its island knows that the page is not what the file would draw.
 */
export function sendGalleryFile(c: Context<Bindings>, shown: ShownGallery) {
  const { hash, json } = shown.file()
  const { pathname, search } = splitAddress(c.env.incoming.url ?? '')
  const present = `${hash}.json`
  if (!pathname.endsWith(`/${present}`)) {
    // Relative to what was asked for, in whichever language.
    return c.body(null, 302, { Location: present + search, 'Cache-Control': 'no-store' })
  }
  const etag = `"${hash}"`
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ETag: etag })
  return sendJson(c, json, { ETag: etag, 'Cache-Control': IMMUTABLE })
}
