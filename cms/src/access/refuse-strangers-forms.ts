import { createPayloadRequest, type SanitizedConfig } from 'payload'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Payload reads a whole form before it asks who sends it: 25 MB of a file into memory, and where a field named `file` says
 * so, a film of the library copied into the machine's temporary folder. Here strangers are asked first; the one form they
 * may send is the one to sign in with.
 */
export const refuseStrangersForms =
  <Context>(handle: Handler<Context>, config: Promise<SanitizedConfig>): Handler<Context> =>
  async (request, context) => {
    if (isForm(request) && !isToSignIn(request) && !(await isSomebody(request, config))) {
      const message = 'You are not allowed to do this.'
      return Response.json({ errors: [{ message }] }, { status: 403 })
    }
    return handle(request, context)
  }

/** As Payload tells one. */
const isForm = ({ headers }: Request) => /multipart\//i.test(headers.get('content-type') ?? '')

const isToSignIn = ({ url }: Request) => /^\/api\/users\//.test(new URL(url).pathname)

async function isSomebody({ url, headers }: Request, config: Promise<SanitizedConfig>) {
  const request = new Request(url, { headers })
  const { user } = await createPayloadRequest({ config, request })
  return user !== null
}
