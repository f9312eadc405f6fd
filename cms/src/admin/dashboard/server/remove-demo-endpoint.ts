import type { Endpoint } from 'payload'
import { requireAdmin } from '../../../access/require-role'
import { DEMO_BATCH } from '../../../internal-api/import-batch/demo-batch'
import { removeImportBatch } from '../../../internal-api/import-batch/remove-import-batch'

/** DELETE /api/demo: removes the demo content, for the dashboard. */
export const removeDemoEndpoint: Endpoint = {
  path: '/demo',
  method: 'delete',
  handler: async (req) => {
    requireAdmin(req, 'Only admins can remove the demo content.')
    return Response.json(await removeImportBatch(req, DEMO_BATCH))
  },
}
