import type { Endpoint } from 'payload'

/** GET /api/ready: responds once the database is migrated, because Payload does not start earlier. */
export const ready: Endpoint = {
  path: '/ready',
  method: 'get',
  handler: () => Response.json({ status: 'ready' }, { headers: { 'cache-control': 'no-store' } }),
}
