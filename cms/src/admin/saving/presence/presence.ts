import { z } from 'zod'

const answer = z.object({ people: z.array(z.string()) })

/**
 * Reports that a form is open.
 * @param url such as `/api/presence/articles/3`
 * @returns the names of the others who have it open; null without an answer
 */
export async function reportOpen(
  url: string,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  try {
    const response = await fetch(url, { method: 'PUT', credentials: 'same-origin', signal })
    return answer.safeParse(await response.json()).data?.people ?? null
  } catch {
    // No connection, no JSON, or the form was left.
    return null
  }
}

/** Reports that the form was left, also while the tab closes. */
export function reportLeft(url: string): void {
  // Without a connection, the CMS forgets it by itself.
  fetch(url, { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(() => {})
}
