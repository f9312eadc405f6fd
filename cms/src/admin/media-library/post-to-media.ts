/** Sends JSON to an endpoint of the images, below /api/media. @param locale of the texts in the answer */
export const postToMedia = (path: string, locale: string, body: object): Promise<Response> =>
  fetch(`/api/media/${path}?locale=${locale}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  })
