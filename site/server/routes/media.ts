import { basename } from 'node:path'
import { Hono } from 'hono'
import type { Bindings } from '../http/bindings'
import { IMMUTABLE } from '../http/cache-control'
import { matchesEtag } from '../http/etag'
import { sendFile } from '../http/send-file'
import { mediaFile } from '../publications/media-file'
import type { Site } from '../site'

/** `GET /media/<file>`: images, videos and subtitles of published documents, and no other files. */
export function mediaRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>().get('/media/:file', async (c) => {
    const { files, subtitles } = site.publications.store
    const etag = `"${basename(c.req.path)}"`
    const text = subtitles.get(c.req.path)
    if (text !== undefined) {
      c.header('ETag', etag)
      c.header('Cache-Control', IMMUTABLE)
      if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
      return c.body(text, 200, { 'Content-Type': 'text/vtt; charset=utf-8' })
    }
    const type = files.get(c.req.path)
    if (!type) return c.text('There is no such image.\n', 404, NO_STORE)
    const path = mediaFile(site.environment.dataDir, c.req.path, type)
    const response = await sendFile(c, { path, type, etag })
    return response ?? c.text('The image is missing.\n', 404, NO_STORE)
  })
}

const NO_STORE = { 'Cache-Control': 'no-store' }
