import type { Endpoint } from 'payload'
import { requireUser } from '../../../access/require-role'
import { publicError } from '../../../errors/public-error'
import { uncachedJson } from '../../../http/uncached-json'
import { runBehindSaves } from '../../../saves/running-saves'
import { createPreview } from './create-preview'
import { previewRequest } from './preview-request'

/** Largest request body, characters: a gallery with 1,000 picked articles has a few thousand. */
const MAX_BODY_LENGTH = 100_000

/**
 * POST /api/pages/gallery-preview: preview of a gallery block for editors. Read-only; Payload accepts the session cookie
 * from the admin's origins only.
 */
export const galleryPreviewEndpoint: Endpoint = {
  path: '/gallery-preview',
  method: 'post',
  handler: async (req) => {
    requireUser(req)
    const text = (await req.text?.()) ?? ''
    const parsed = text.length > MAX_BODY_LENGTH ? null : previewRequest.safeParse(parseJson(text))
    if (!parsed?.success) throw publicError('The request body must be the JSON of a gallery block.')
    const { data } = parsed
    return uncachedJson(await runBehindSaves(() => createPreview(req, data)))
  },
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller responds with 400: null is not a gallery.
    return null
  }
}
