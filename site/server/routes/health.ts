import { Hono } from 'hono'
import type { Bindings } from '../http/bindings'
import { createReadiness } from '../health/readiness'
import type { Site } from '../site'

/** `/healthz`: the process answers. `/readyz`: what it needs is there; 503 names what is missing. */
export function healthRoutes(site: Site): Hono<Bindings> {
  const readiness = createReadiness(site)
  return new Hono<Bindings>()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      const report = await readiness()
      return c.json(report, report.ready ? 200 : 503, { 'Cache-Control': 'no-store' })
    })
}
