import type { Endpoint } from 'payload'
import { uncachedJson } from '../http/uncached-json'
import { lastJobSeconds } from '../scheduled-publishing/last-job-run'

/** GET /api/ready: responds once the database is migrated, because Payload does not start earlier. */
export const ready: Endpoint = {
  path: '/ready',
  method: 'get',
  handler: () =>
    uncachedJson({ status: 'ready', migrations: 'applied', lastJobSeconds: lastJobSeconds() }),
}
