import type { Endpoint } from 'payload'

/** GET /api/ready: answers only once the database is migrated, since Payload starts no earlier. Tells nothing else. */
export const ready: Endpoint = {
  path: '/ready',
  method: 'get',
  handler: () => Response.json({ status: 'ready' }, { headers: { 'cache-control': 'no-store' } }),
}
