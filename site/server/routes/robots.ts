import { Hono } from 'hono'
import type { Bindings } from '../http/bindings'
import type { Site } from '../site'

const robots = (siteUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /galleries/
Disallow: /preview/

Sitemap: ${siteUrl}/sitemap.xml
`

/** `GET /robots.txt` */
export const robotsRoutes = ({ environment: { siteUrl } }: Site) =>
  new Hono<Bindings>().get('/robots.txt', (c) =>
    c.text(robots(siteUrl), 200, {
      'Cache-Control': 'public, max-age=3600',
      ETag: `"robots-${new URL(siteUrl).host}"`,
    }),
  )
