export interface KeptDocument {
  readonly collection: string
  readonly id: string
  readonly reason: string
}

type Result = { readonly kept: readonly KeptDocument[] } | { readonly error: string }

/** Removes the demo content. @param api path of the REST API */
export async function removeDemo(api: string): Promise<Result> {
  try {
    const response = await fetch(`${api}/demo`, { method: 'DELETE', credentials: 'include' })
    const body = await response.json()
    if (response.ok) return body
    return { error: body.errors?.[0]?.message ?? `The server answered with ${response.status}.` }
  } catch {
    return {
      error: 'The server does not answer. What was removed is gone; try again for the rest.',
    }
  }
}
