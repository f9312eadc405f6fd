interface CmsRequest {
  readonly path: `/api/internal/${string}`
  /** Credentials of the request, if it needs any besides its body. */
  readonly token?: string
  /** Sent as JSON by POST; without it the request is a GET. */
  readonly body?: unknown
  /** Longest wait for the whole response, in ms. */
  readonly timeout: number
}

/**
 * Requests the internal API of the CMS.
 *
 * @param cmsUrl origin of the CMS
 * @returns null when the CMS answers 404
 * @throws when it answers with another status than 2xx, cannot be reached or does not answer in time
 */
export async function requestCms(
  cmsUrl: string,
  { path, token, body, timeout }: CmsRequest,
): Promise<Response | null> {
  const response = await fetch(cmsUrl + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    signal: AbortSignal.timeout(timeout),
  })
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status === 404) return null
  throw new Error(`The CMS answered ${response.status}.`)
}
