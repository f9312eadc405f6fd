import type { Endpoint, PayloadRequest } from 'payload'
import { requireUser } from '../access/require-role'

interface EndpointOptions {
  /** Below /api/media. */
  readonly path: string
  readonly method: 'get' | 'post'
  /** @throws APIError with a sentence for the editor */
  handle(req: PayloadRequest): Promise<object>
}

/** A JSON endpoint for signed-in editors. Payload accepts the session cookie from the admin's origins only. */
export const libraryEndpoint = ({ path, method, handle }: EndpointOptions): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    requireUser(req)
    return Response.json(await handle(req), { headers: { 'cache-control': 'no-store' } })
  },
})
