import { describeNoAnswer, describeRequestFailure } from '../request-failure'

interface Request {
  /** Below /api/media. */
  readonly path: string
  /** Of the texts in the answer. */
  readonly locale: string
  readonly body: object
  /** What to do when it is not known whether the server has done it. */
  readonly advice?: string
}

/** Sends JSON to an endpoint of the images. @returns its answer, or a sentence if it failed */
export async function postToMedia<T>({
  path,
  locale,
  body,
  advice = 'Try again.',
}: Request): Promise<T | string> {
  try {
    const response = await fetch(`/api/media/${path}?locale=${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(body),
    })
    if (response.ok) return await response.json()
    return describeRequestFailure(response.status, await response.json().catch(() => null), advice)
  } catch {
    return describeNoAnswer(advice) // The connection or its answer was cut.
  }
}
