/**
 * Fetches JSON from the site's own server, which is trusted to send the type.
 * @throws when the request fails or the status is not 2xx
 */
export const fetchJson = async <T>(url: string, signal?: AbortSignal): Promise<T> =>
  (await fetchOk(url, signal)).json()

/** @throws when the request fails or the status is not 2xx */
export async function fetchOk(url: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, signal ? { signal } : undefined)
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`)
  return response
}
