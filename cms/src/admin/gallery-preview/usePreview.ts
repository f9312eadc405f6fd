import { useEffect, useState } from 'react'
import type { GalleryPreview } from './preview'

export type PreviewState =
  | { readonly status: 'loading'; readonly preview: GalleryPreview | null }
  | { readonly status: 'shown'; readonly preview: GalleryPreview }
  | { readonly status: 'failed'; readonly preview: GalleryPreview | null }

/** As long as a pause in typing, in ms. */
const PAUSE = 200

/**
 * What the server says of a gallery, asked again whenever it changes; until then the last answer stands.
 * @param request JSON, so that the same question is not asked twice
 */
export function usePreview(api: string, request: string): PreviewState {
  const [state, setState] = useState<PreviewState>({ status: 'loading', preview: null })
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void ask(`${api}/pages/gallery-preview`, request, abort.signal)
        .then((preview) => setState({ status: 'shown', preview }))
        .catch(() => {
          // Offline, or signed out: Payload itself says which. The last answer stays.
          if (!abort.signal.aborted) setState(({ preview }) => ({ status: 'failed', preview }))
        })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, request])
  return state
}

async function ask(url: string, body: string, signal: AbortSignal): Promise<GalleryPreview> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body,
    signal,
  })
  if (!response.ok) throw new Error(`The preview was answered with ${response.status}.`)
  return response.json()
}
