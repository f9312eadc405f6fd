import { z } from 'zod'

const errors = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Changes the file of an image. @returns why the server refused it; null if it is done */
export async function changeFile(url: string, body: object): Promise<string | null> {
  try {
    const response = await fetch(url, {
      ...{ method: 'POST', credentials: 'same-origin', body: JSON.stringify(body) },
      headers: { 'Content-Type': 'application/json' },
    })
    if (response.ok) return null
    const [error] = errors.safeParse(await response.json()).data?.errors ?? []
    return error?.message ?? `The server answered with ${response.status}.`
  } catch {
    return 'The server cannot be reached. Try again.'
  }
}
