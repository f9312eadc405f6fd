import { createPayloadRequest, type SanitizedConfig } from 'payload'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Refuses anonymous requests before their body is read. Payload reads it before it checks access: 25 MB of a form's file
 * into memory, and a form whose field `file` names a video of the library makes it copy that video into the temporary
 * folder. Exceptions are the sign-in requests and the internal API, which checks its own token.
 */
export const requireSignIn =
  <Context>(handle: Handler<Context>, config: Promise<SanitizedConfig>): Handler<Context> =>
  async (request, context) => {
    const { csrf } = await config
    const origin = request.headers.get('origin')
    // Payload's CSRF check covers requests of signed-in users only. A page of another site could still sign them in as someone else.
    if (origin !== null && !csrf.includes(origin)) return errorResponse(403, OTHER_ORIGIN)
    if (isAnonymousPath(request) || (await isSignedIn(request, config)))
      return handle(request, context)
    // 404, because GraphQL is disabled for every user.
    if (isGraphQl(request)) return errorResponse(404, 'There is no GraphQL here.')
    return errorResponse(403, NOT_SIGNED_IN)
  }

/** For editors whose session ended while they wrote: the form keeps its content and saves it once they are signed in again. */
const NOT_SIGNED_IN =
  'You are not signed in, or no longer, so nothing was saved. Sign in in another tab and go on here: what you wrote stays.'

const OTHER_ORIGIN =
  'This request came from an address other than the admin’s. Open the admin at the address that the server printed when it started.'

const errorResponse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status })

const ANONYMOUS_PATHS =
  /^\/api\/(internal\/|users\/(login|logout|refresh-token|first-register|forgot-password|reset-password)\/?$)/
const isAnonymousPath = ({ url }: Request) => ANONYMOUS_PATHS.test(new URL(url).pathname)

const isGraphQl = ({ url }: Request) => new URL(url).pathname.startsWith('/api/graphql')

async function isSignedIn({ url, headers }: Request, config: Promise<SanitizedConfig>) {
  const request = new Request(url, { headers })
  const { user } = await createPayloadRequest({ config, request })
  return user !== null
}
