import type { GalleryPreview } from './preview'

/** Questions on their way: a gallery and the page around it ask the same one at the same time. */
const onTheWay = new Map<string, Promise<GalleryPreview>>()

/** @param request JSON of a gallery as it stands in the form; rejects when the CMS does not answer */
export function askPreview(api: string, request: string): Promise<GalleryPreview> {
  const asked = onTheWay.get(request)
  if (asked) return asked
  const answer = ask(`${api}/pages/gallery-preview`, request).finally(() =>
    onTheWay.delete(request),
  )
  onTheWay.set(request, answer)
  return answer
}

async function ask(url: string, body: string): Promise<GalleryPreview> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body,
  })
  if (!response.ok) throw new Error(`The preview was answered with ${response.status}.`)
  return response.json()
}
