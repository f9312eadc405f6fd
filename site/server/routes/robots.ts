import { Hono } from 'hono'
import type { Bindings } from '../http/bindings'
import type { Site } from '../site'

const ROBOTS = `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /galleries/
`

export const robotsRoutes = (site: Site) =>
  new Hono<Bindings>().get('/robots.txt', (c) =>
    c.text(ROBOTS, 200, {
      'Cache-Control': 'public, max-age=3600',
      ETag: `"robots-${new URL(site.environment.siteUrl).host}"`,
    }),
  )
