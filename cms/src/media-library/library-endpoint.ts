import type { Endpoint, PayloadRequest } from 'payload'
import { requireUser } from '../access/require-role'
import { uncachedJson } from '../http/uncached-json'

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
    return uncachedJson(await handle(req))
  },
})
