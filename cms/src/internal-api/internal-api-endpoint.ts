import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { onlyAdminsOfRequest } from '../access/roles'

interface InternalApiEndpoint {
  readonly path: string
  readonly method: 'get' | 'post'
  /** @throws APIError with a sentence for whoever runs the command */
  answer(req: PayloadRequest): Promise<object>
}

/** An endpoint of the program's own commands: for admins and the operator; JSON, errors in plain words. */
export const internalApiEndpoint = ({ path, method, answer }: InternalApiEndpoint): Endpoint => ({
  path: `/operator${path}`,
  method,
  handler: async (req) => {
    if (!onlyAdminsOfRequest({ req })) {
      return fail(403, 'This needs the operator token: "Authorization: Internal <token>".')
    }
    try {
      return Response.json(await answer(req), { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      if (error instanceof APIError && error.status < 500) return fail(error.status, error.message)
      req.payload.logger.error({ err: error, msg: `The operator's ${path} failed.` })
      return fail(500, 'This failed inside the CMS; its log says why.')
    }
  },
})

function fail(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
