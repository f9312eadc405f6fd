import { Histogram, register } from 'prom-client'
import type { FinishedRequest } from '../log/request-context'

const NAME = 'tessera_cms_http_request_duration_seconds'

/** Counts a request and its time. */
export function observeRequest({ method, status, seconds }: FinishedRequest): void {
  requestDuration().observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds)
}

/** Created once in the registry of prom-client, because a production build can contain two copies of this module. */
function requestDuration(): Histogram {
  const existing = register.getSingleMetric(NAME)
  if (existing instanceof Histogram) return existing
  return new Histogram({
    name: NAME,
    help: 'Time to answer a request, by method and class of status.',
    labelNames: ['method', 'status'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
  })
}
