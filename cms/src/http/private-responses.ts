type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** Payload's answer for collections without an API, with the address that the site forwarded the request to. */
const NO_API = 501

/**
 * Responses of the REST API: no cache keeps them unless they say for how long, as the images of the admin do, and none
 * names an inner address.
 */
export const privateResponses =
  <Context>(handle: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const response = await handle(request, context)
    const sent =
      response.status === NO_API
        ? Response.json({ errors: [{ message: 'There is nothing here.' }] }, { status: 404 })
        : response
    if (!sent.headers.has('cache-control')) sent.headers.set('cache-control', cacheControl(request))
    return sent
  }

/**
 * Caches keep no responses to saves in any case. Payload's admin leaves some of these unread, such as that of a sign-out,
 * and Chromium never ends a request whose response is neither read nor stored.
 */
function cacheControl({ method, url }: Request): string {
  const isRead = method === 'GET' || new URL(url).pathname.endsWith('/login')
  return isRead ? 'no-store' : 'private, no-cache'
}
