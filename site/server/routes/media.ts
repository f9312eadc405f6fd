import { basename, join } from 'node:path'
import { Hono } from 'hono'
import type { Bindings } from '../http/bindings'
import { isKnown } from '../http/conditional'
import { IMMUTABLE, sendFile } from '../http/send-file'
import type { Site } from '../site'

/** Images and videos that a published document shows, and no others: the address must be one of theirs. */
export function mediaRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>().get('/media/:file', async (c) => {
    const { files, subtitles } = site.publications.library
    const file = basename(c.req.path)
    const etag = `"${file}"`
    const text = subtitles.get(c.req.path)
    if (text !== undefined) {
      c.header('ETag', etag)
      c.header('Cache-Control', IMMUTABLE)
      if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304)
      return c.body(text, 200, { 'Content-Type': 'text/vtt; charset=utf-8' })
    }
    const type = files.get(c.req.path)
    if (!type) return c.text('There is no such image.\n', 404, NOT_KEPT)
    const folder = type.startsWith('video/') ? 'media/videos' : 'media/variants'
    const path = join(site.environment.dataDir, folder, file)
    const sent = await sendFile(c, { path, type, etag })
    if (sent) return sent
    return c.text('The image is missing.\n', 404, NOT_KEPT)
  })
}

const NOT_KEPT = { 'Cache-Control': 'no-store' }
