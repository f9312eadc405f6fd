import { APIError, type Endpoint, type PayloadRequest } from 'payload'

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
    if (!req.user) throw new APIError('Sign in to do this.', 401)
    return Response.json(await handle(req), { headers: { 'cache-control': 'no-store' } })
  },
})
