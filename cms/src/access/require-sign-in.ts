import { createPayloadRequest, type SanitizedConfig } from 'payload'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Payload reads what it is sent before it asks who sends it: 25 MB of a form's file into memory, and where a field named
 * `file` says so, a video of the library copied into the machine's temporary folder. Here strangers are asked first. They
 * send nothing but what they sign in with; the internal API checks its own token.
 */
export const requireSignIn =
  <Context>(handle: Handler<Context>, config: Promise<SanitizedConfig>): Handler<Context> =>
  async (request, context) => {
    const { csrf } = await config
    const origin = request.headers.get('origin')
    // Payload keeps other sites from what somebody signed in may do, and not from signing them in as somebody else.
    if (origin !== null && !csrf.includes(origin)) return refusal(403, FROM_ELSEWHERE)
    if (isForStrangers(request) || (await isSomebody(request, config)))
      return handle(request, context)
    // Switched off for everybody: whoever looks for it should not come to think that it is kept from them.
    if (isGraphQl(request)) return refusal(404, 'There is no GraphQL here.')
    return refusal(403, NOBODY)
  }

/** Read by editors whose session ended while they wrote: the form keeps what it holds, and saves it once they are back. */
const NOBODY =
  'You are not signed in, or no longer, so nothing was saved. Sign in in another tab and go on here: what you wrote stays.'

const FROM_ELSEWHERE =
  'This was sent from another address than the admin’s. Open the admin at the address that the start printed.'

const refusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status })

const FOR_STRANGERS =
  /^\/api\/(internal\/|users\/(login|logout|refresh-token|first-register|forgot-password|reset-password)\/?$)/
const isForStrangers = ({ url }: Request) => FOR_STRANGERS.test(new URL(url).pathname)

const isGraphQl = ({ url }: Request) => new URL(url).pathname.startsWith('/api/graphql')

async function isSomebody({ url, headers }: Request, config: Promise<SanitizedConfig>) {
  const request = new Request(url, { headers })
  const { user } = await createPayloadRequest({ config, request })
  return user !== null
}
