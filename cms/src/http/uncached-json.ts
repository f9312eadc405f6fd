/** A response that no cache keeps. @param body is sent as JSON */
export const uncachedJson = (body: unknown): Response =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } })
