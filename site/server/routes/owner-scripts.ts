import { Hono } from 'hono'
import type { Bindings } from '../http/bindings'
import { IMMUTABLE } from '../http/cache-control'
import { currentScripts } from '../owner-scripts/current-scripts'
import type { Site } from '../site'

/** `GET /scripts/<hash>.js`: the scripts that the site's owner declares now. */
export function ownerScriptRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>().get('/scripts/:file', (c) => {
    const file = currentScripts(site.publications.store.site).files.get(c.req.path)
    if (file === undefined)
      return c.text('There is no such script.\n', 404, { 'Cache-Control': 'no-store' })
    return c.body(file, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': IMMUTABLE,
    })
  })
}
