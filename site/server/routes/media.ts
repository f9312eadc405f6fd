import { basename, join } from 'node:path'
import { Hono } from 'hono'
import type { Bindings } from '../http/bindings'
import { sendFile } from '../http/send-file'
import type { Site } from '../site'

/** Pictures that a published document shows, and no others: the address must be one of theirs. */
export function mediaRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>().get('/media/:file', async (c) => {
    const type = site.publications.library.files.get(c.req.path)
    if (!type) return c.text('There is no such picture.\n', 404, { 'Cache-Control': 'no-store' })
    const file = basename(c.req.path)
    const path = join(site.environment.dataDir, 'media/variants', file)
    const sent = await sendFile(c, { path, type, etag: `"${file}"` })
    if (sent) return sent
    return c.text('The picture is missing.\n', 404, { 'Cache-Control': 'no-store' })
  })
}
