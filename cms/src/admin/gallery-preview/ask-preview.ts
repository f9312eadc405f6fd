import type { GalleryPreview } from './preview'

/** Questions on their way: a gallery and the page around it ask the same one at the same time. */
const onTheWay = new Map<string, Promise<GalleryPreview>>()

/**
 * @param url with the language that the editor works in
 * @param request JSON of a gallery as it stands in the form; rejects when the CMS does not answer
 */
export function askPreview(url: string, request: string): Promise<GalleryPreview> {
  const question = `${url} ${request}`
  const asked = onTheWay.get(question)
  if (asked) return asked
  const answer = ask(url, request).finally(() => onTheWay.delete(question))
  onTheWay.set(question, answer)
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
