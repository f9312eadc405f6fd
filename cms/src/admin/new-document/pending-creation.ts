import { describeNoAnswer } from '../requests/request-failure'
import type { DraftResponse } from '../saving/autosave/send-draft'

/** The creation of a draft by a form. */
interface Creation {
  /** Sends it, with the same key each time. Never rejects. */
  readonly send: () => Promise<DraftResponse>
  readonly isFormOpen: () => boolean
}

/** The last creation of each collection with its last response, by the address of the collection. */
const pending = new Map<string, Creation & { response: Promise<DraftResponse> }>()

/**
 * Sends a creation, and remembers it until its form knows the id; without an answer, as long as the form is open.
 * @param url such as `/api/articles`
 */
export function holdCreation(url: string, creation: Creation): Promise<DraftResponse> {
  const held = { ...creation, response: creation.send() }
  pending.set(url, held)
  void held.response.then(({ status }) => {
    if (status === 'failed') return
    // The form needs a moment to learn the id.
    setTimeout(() => {
      if (pending.get(url) === held) pending.delete(url)
    }, FORM_UPDATE_MS)
  })
  return held.response
}

const FORM_UPDATE_MS = 1000

/**
 * "Publish" in a form whose draft is being created, or was created without an answer, would create a second document.
 * @returns the address of the draft that such a request is to change; null for other requests
 * @throws TypeError with a message for the editor, if it is not known whether there is a draft
 */
export async function addressOfCreated(
  input: RequestInfo | URL,
  { method = 'GET', body, headers }: RequestInit,
): Promise<URL | null> {
  if (input instanceof Request || method.toUpperCase() !== 'POST') return null
  if (!(body instanceof FormData) || new Headers(headers).has('Idempotency-Key')) return null
  const url = new URL(input, location.href)
  const id = await idOfCreated(url.pathname)
  if (id === null) return null
  url.pathname += `/${id}`
  return url
}

async function idOfCreated(url: string): Promise<number | string | null> {
  const creation = pending.get(url)
  if (!creation) return null
  let response = await creation.response
  if (response.status === 'failed' && creation.isFormOpen())
    response = await (creation.response = creation.send())
  if (response.status === 'saved') return response.document.id
  if (response.status === 'failed' && creation.isFormOpen())
    throw new TypeError(describeNoAnswer(ADVICE))
  return null
}

const ADVICE = 'Your text is kept, and saved when it answers again. Try again then.'
