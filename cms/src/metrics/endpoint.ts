import { REVISION_COUNTER } from '@tessera/content/store'
import type { Endpoint, Payload, Where } from 'payload'
import { collectDefaultMetrics, Gauge, register, Registry } from 'prom-client'
import { z } from 'zod'
import { isSameSecret } from '../access/is-same-secret'

/**
 * GET /api/internal/metrics in the format of OpenMetrics, for who has METRICS_TOKEN. The site never forwards to it, but
 * adds what it answers to its own metrics.
 */
export const metricsEndpoint = (token: string): Endpoint => ({
  path: '/internal/metrics',
  method: 'get',
  handler: async ({ headers, payload }) => {
    const [, sent = ''] = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '') ?? []
    if (!isSameSecret(sent, token))
      return Response.json(
        { errors: [{ message: 'This needs "Authorization: Bearer <METRICS_TOKEN>".' }] },
        { status: 403 },
      )
    createGauges(payload)
    return new Response(await register.metrics(), {
      headers: { 'content-type': register.contentType, 'cache-control': 'no-store' },
    })
  },
})

/** Which jobs are counted as what. A finished one is deleted. */
const JOBS: Readonly<Record<string, Where>> = {
  queued: { and: [{ processing: { equals: false } }, { hasError: { not_equals: true } }] },
  running: { processing: { equals: true } },
  failed: { hasError: { equals: true } },
}

/** At the first request only: until then they cost nothing. */
function createGauges(payload: Payload): void {
  if (register.getSingleMetric('tessera_cms_revision')) return
  // The type of the default registry knows only its default format.
  Registry.prototype.setContentType.call(register, Registry.OPENMETRICS_CONTENT_TYPE)
  collectDefaultMetrics({ prefix: 'tessera_cms_' })
  new Gauge({
    name: 'tessera_cms_revision',
    help: 'The newest revision of what is published.',
    async collect() {
      this.set(await latestRevision(payload))
    },
  })
  new Gauge({
    name: 'tessera_cms_jobs',
    help: 'Jobs, such as scheduled publications, by state.',
    labelNames: ['state'],
    async collect() {
      for (const [state, where] of Object.entries(JOBS)) {
        const { totalDocs } = await payload.count({ collection: 'payload-jobs', where })
        this.set({ state }, totalDocs)
      }
    },
  })
}

const counterRow = z.object({ revision: z.number() })

async function latestRevision({ db }: Payload): Promise<number> {
  const row = await db.findOne({
    collection: 'publications',
    where: { kind: { equals: REVISION_COUNTER.kind } },
  })
  return counterRow.safeParse(row).data?.revision ?? 0
}
