import type { Context } from 'hono'
import type { Bindings } from '../../http/bindings'
import { IMMUTABLE } from '../../http/cache-control'
import { matchesEtag } from '../../http/etag'
import { sendJson } from '../../http/send/send-json'
import { splitUrl } from '../../http/split-url'
import type { BuiltGallery } from '../build-gallery'

/**
 * Sends `<hash>.json`, the data file of a gallery. Another hash is redirected to the current file; from the redirect the
 * client knows that the markup of its page is stale.
 */
export function sendGalleryFile(c: Context<Bindings>, built: BuiltGallery) {
  const hash = built.file.hash()
  const { pathname, search } = splitUrl(c.env.incoming.url ?? '')
  const current = `${hash}.json`
  if (!pathname.endsWith(`/${current}`)) {
    // A relative URL holds for every language.
    return c.body(null, 302, { Location: current + search, 'Cache-Control': 'no-store' })
  }
  const etag = `"${hash}"`
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ETag: etag })
  return sendJson(c, built.file.json(), { ETag: etag, 'Cache-Control': IMMUTABLE })
}
