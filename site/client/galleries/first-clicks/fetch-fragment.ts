/** Longest wait for the first byte, ms. After that a plain link is faster. */
const FIRST_BYTE_TIMEOUT_MS = 1_500

/**
 * Fetches a gallery as HTML. The response is as trusted as the page itself: only HTML of the site's own server is taken,
 * and only from the URL that was requested (docs/decisions/0016).
 *
 * @param roots selector of galleries' roots
 * @throws when the response is anything else, or does not start in time
 */
export async function fetchFragment(
  url: string,
  roots: string,
  abort: AbortController,
): Promise<HTMLElement> {
  const timer = setTimeout(() => abort.abort(), FIRST_BYTE_TIMEOUT_MS)
  const response = await fetch(url, {
    mode: 'same-origin',
    redirect: 'error',
    signal: abort.signal,
  }).finally(() => clearTimeout(timer))
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html')
  const root = body.querySelector<HTMLElement>(roots)
  if (response.ok && isHtml && root) return root
  throw new Error()
}
