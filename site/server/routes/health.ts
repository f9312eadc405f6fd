import { Hono } from 'hono'
import { createReadiness } from '../health/readiness'
import type { Bindings } from '../http/bindings'
import type { Site } from '../site'

/** `GET /healthz`: the process responds. `GET /readyz`: its dependencies are available; otherwise 503. */
export function healthRoutes(site: Site): Hono<Bindings> {
  const readiness = createReadiness(site)
  return new Hono<Bindings>()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      const report = await readiness()
      return c.json(report, report.ready ? 200 : 503, { 'Cache-Control': 'no-store' })
    })
}
