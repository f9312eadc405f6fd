type Id = number | string

/** Drafts that are being created, by the address of their collection. They never reject; null for a failure. */
const pending = new Map<string, Promise<Id | null>>()

/** Remembers a creation until it has ended. @param url such as `/api/articles` */
export function holdCreation(url: string, creation: Promise<Id | null>) {
  pending.set(url, creation)
  void creation.then(() => {
    // The form needs a moment to learn the id.
    setTimeout(() => {
      if (pending.get(url) === creation) pending.delete(url)
    }, FORM_UPDATE_MS)
  })
}

const FORM_UPDATE_MS = 1000

/**
 * "Publish" in a form whose draft is being created would create a second document. @returns the address of the draft that
 * such a request is to change; null for other requests
 */
export async function addressOfCreated(
  input: RequestInfo | URL,
  { method = 'GET', body, headers }: RequestInit,
): Promise<URL | null> {
  if (input instanceof Request || method.toUpperCase() !== 'POST') return null
  if (!(body instanceof FormData) || new Headers(headers).has('Idempotency-Key')) return null
  const url = new URL(input, location.href)
  const id = await pending.get(url.pathname)
  if (id === undefined || id === null) return null
  url.pathname += `/${id}`
  return url
}
