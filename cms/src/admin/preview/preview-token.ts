import { z } from 'zod'
import { askCms } from '../requests/ask-cms'

const previewToken = z.object({ token: z.string(), expires: z.number() })
export type PreviewToken = z.infer<typeof previewToken>

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
  const url = `${api}/preview-tokens`
  const answer = await askCms({ url, body: document, schema: previewToken })
  if ('problem' in answer) throw new Error(answer.problem)
  return answer.data
}
