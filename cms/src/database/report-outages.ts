import { extractJWT, type Payload } from 'payload'
import { unreachableDatabase } from '../errors/handlers/unreachable-database-error-handler'
import { verifyToken } from '../users/sessions/session-token'
import { executeRaw } from './execute-raw'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Answers signed-in people with 503 while the database does not answer. Payload takes everybody for anonymous then, so the
 * admin would show them as signed out, and would stop saving what they write.
 */
export const reportOutages =
  <Context>(handle: Handler<Context>, findPayload: () => Promise<Payload>): Handler<Context> =>
  async (request, context) => {
    const response = await handle(request, context)
    if (!(await isSignedOut(request, response))) return response
    const payload = await findPayload()
    const token = extractJWT({ headers: request.headers, payload })
    const session = token ? await verifyToken(token, payload.secret) : null
    return session === null || (await isReachable(payload)) ? response : unreachableDatabase()
  }

/** Whether the response is one for people who are not signed in. */
async function isSignedOut({ url }: Request, response: Response): Promise<boolean> {
  if (response.status === 401 || response.status === 403) return true
  if (!new URL(url).pathname.endsWith('/users/me') || !response.ok) return false
  return (await response.clone().json()).user === null
}

const isReachable = (payload: Payload): Promise<boolean> =>
  executeRaw({ payload }, 'select 1').then(
    () => true,
    () => false, // The response says so.
  )
