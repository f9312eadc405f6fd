import { previewOverlay, type PreviewOverlay } from '@tessera/content'
import pLimit from 'p-limit'
import { requestCms } from '../cms-api/request-cms'

const TIMEOUT_MS = 10_000
/** Requests to the CMS at the same time: anybody can send made-up tokens. */
const limit = pLimit(8)

/** @returns what a token shows; null for a token that is not valid, or no longer */
export async function readOverlay(cmsUrl: string, token: string): Promise<PreviewOverlay | null> {
  const response = await post(cmsUrl, '/api/internal/preview', token)
  return response && previewOverlay.parse(await response.json())
}

export const isValidToken = async (cmsUrl: string, token: string): Promise<boolean> =>
  (await post(cmsUrl, '/api/internal/preview/check', token)) !== null

/** In the body, because URLs are logged. */
const post = (cmsUrl: string, path: `/api/internal/preview${string}`, token: string) =>
  limit(() => requestCms(cmsUrl, { path, body: { token }, timeout: TIMEOUT_MS }))
