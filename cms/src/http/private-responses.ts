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
 * Writes whose responses Payload's admin leaves unread: a sign-out, preferences, locks of documents and the order of rows.
 * Chromium never ends a request whose response is neither read nor stored. No cache stores a response to a write without
 * a lifetime, so these may lack `no-store`.
 */
const LEFT_UNREAD =
  /^\/api\/(users\/logout|payload-preferences\/[^/]+|payload-locked-documents\/[^/]+|reorder)$/

function cacheControl({ method, url }: Request): string {
  const isLeftUnread = method !== 'GET' && LEFT_UNREAD.test(new URL(url).pathname)
  return isLeftUnread ? 'private, no-cache' : 'no-store'
}
