import type { GalleryPreview } from './preview'

/** Requests in flight. A gallery and the warnings of its page send the same request at the same time. */
const inFlight = new Map<string, Promise<GalleryPreview>>()

/**
 * Fetches the preview of a gallery; identical concurrent requests are sent once.
 * @param url of the endpoint, with the edited language
 * @param request JSON of a gallery as it is in the form
 * @throws when the CMS responds with an error
 */
export function fetchPreview(url: string, request: string): Promise<GalleryPreview> {
  const key = `${url} ${request}`
  const pending = inFlight.get(key)
  if (pending) return pending
  const response = send(url, request).finally(() => inFlight.delete(key))
  inFlight.set(key, response)
  return response
}

async function send(url: string, body: string): Promise<GalleryPreview> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body,
  })
  if (!response.ok) throw new Error(`The preview request failed with status ${response.status}.`)
  return response.json()
}
