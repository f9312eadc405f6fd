import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { onlyAdminsOfRequest } from '../access/roles'
import { uncachedJson } from '../http/uncached-json'

interface EndpointOptions {
  /** Below /api/internal. */
  readonly path: string
  readonly method: 'get' | 'post'
  /** @throws APIError with a sentence for whoever runs the command */
  handle(req: PayloadRequest): Promise<object>
}

/** A JSON endpoint for admins and the internal API's token. */
export const createEndpoint = ({ path, method, handle }: EndpointOptions): Endpoint => ({
  path: `/internal${path}`,
  method,
  handler: async (req) => {
    if (!onlyAdminsOfRequest({ req })) {
      return errorResponse(
        403,
        'This needs the token of the internal API: "Authorization: Internal <token>".',
      )
    }
    try {
      return uncachedJson(await handle(req))
    } catch (error) {
      if (error instanceof APIError && error.status < 500)
        return errorResponse(error.status, error.message)
      req.payload.logger.error({ err: error, msg: `/api/internal${path} failed.` })
      return errorResponse(500, 'The CMS failed to do this. Its log contains the error.')
    }
  },
})

function errorResponse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
