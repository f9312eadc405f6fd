import { z } from 'zod'

const answer = z.object({ token: z.string(), expires: z.number() })
export type PreviewToken = z.infer<typeof answer>

export interface PreviewedDocument {
  readonly collection: string
  readonly id: number | string
}

/** A token is replaced this long before it ends, ms, so that the images of an open page still load. */
const RENEW_BEFORE_MS = 5 * 60_000

export const isCurrent = ({ expires }: PreviewToken): boolean =>
  expires - RENEW_BEFORE_MS > Date.now()

/** @throws if the session has ended or the server cannot be reached */
export async function requestToken(
  api: string,
  document: PreviewedDocument,
): Promise<PreviewToken> {
  const response = await fetch(`${api}/preview-tokens`, {
    ...{ method: 'POST', credentials: 'same-origin', body: JSON.stringify(document) },
    headers: { 'Content-Type': 'application/json' },
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return answer.parse(await response.json())
}
