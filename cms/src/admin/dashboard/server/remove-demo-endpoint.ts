import type { Endpoint } from 'payload'
import { onlyAdminsOfRequest } from '../../../access/roles'
import { DEMO_BATCH } from '../../../internal-api/demo-batch'
import { removeImportBatch } from '../../../internal-api/remove-import-batch'

/** DELETE /api/demo: removes the demo content, for the dashboard. */
export const removeDemoEndpoint: Endpoint = {
  path: '/demo',
  method: 'delete',
  handler: async (req) => {
    if (onlyAdminsOfRequest({ req })) return Response.json(await removeImportBatch(req, DEMO_BATCH))
    const errors = [{ message: 'Only admins can remove the demo content.' }]
    return Response.json({ errors }, { status: 403 })
  },
}
