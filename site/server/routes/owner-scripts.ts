import { Hono } from 'hono'
import type { Bindings } from '../http/bindings'
import { IMMUTABLE } from '../http/send-file'
import { currentScripts } from '../owner-scripts/current-scripts'
import type { Site } from '../site'

/** `GET /scripts/<hash>.js`: what the site's owner has declared, and nothing that is no longer. */
export function ownerScriptRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>().get('/scripts/:file', (c) => {
    const file = currentScripts(site.publications.library.site).files.get(c.req.path)
    if (file === undefined)
      return c.text('There is no such script.\n', 404, { 'Cache-Control': 'no-store' })
    return c.body(file, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': IMMUTABLE,
    })
  })
}
