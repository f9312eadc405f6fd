import type { Endpoint } from 'payload'
import { previewOf } from './preview-of'
import { previewRequest } from './preview-request'

/** A gallery block in JSON: a few kB even with many picked articles. */
const MOST_BYTES = 100_000

/**
 * POST /api/pages/gallery-preview: what a gallery would show, for editors. It only reads; Payload takes the session's
 * cookie from our own origin alone.
 */
export const galleryPreviewEndpoint: Endpoint = {
  path: '/gallery-preview',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return refuse(401, 'Sign in to see the preview.')
    const text = (await req.text?.()) ?? ''
    const parsed = text.length > MOST_BYTES ? null : previewRequest.safeParse(parseJson(text))
    if (!parsed?.success) return refuse(400, 'This is no gallery.')
    return Response.json(await previewOf(req, parsed.data), {
      headers: { 'cache-control': 'no-store' },
    })
  },
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Refused by the caller: null is no gallery.
    return null
  }
}

const refuse = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status })
