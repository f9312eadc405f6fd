/** Longest wait of a click for the first byte of its HTML, and for its code, in ms. After that a plain link is faster. */
export const CLICK_TIMEOUT_MS = 1_500

/**
 * Fetches a gallery as HTML. The response is as trusted as the page itself: only HTML of the site's own server is taken,
 * only from the URL that was requested, and only if it begins with the same gallery (docs/decisions/0016).
 *
 * @param gallery the selector of galleries' roots, and the gallery's id
 * @throws when the response is anything else, or does not start in time
 */
export async function fetchFragment(
  url: string,
  gallery: { readonly roots: string; readonly id: string | undefined },
  abort: AbortController,
): Promise<HTMLElement> {
  const timer = setTimeout(() => abort.abort(), CLICK_TIMEOUT_MS)
  const response = await fetch(url, {
    mode: 'same-origin',
    redirect: 'error',
    signal: abort.signal,
  }).finally(() => clearTimeout(timer))
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html')
  const root = body.firstElementChild
  const isGallery =
    root instanceof HTMLElement &&
    root.matches(gallery.roots) &&
    root.firstElementChild?.id === gallery.id
  if (response.status === 200 && isHtml && isGallery) return root
  throw new Error()
}
