import { sanitise } from './sanitise'

interface FetchOptions {
  readonly signal: AbortSignal
  /** Bypasses all caches. */
  readonly reload: boolean
}

/**
 * Fetches the part of a same-origin page that the lightbox shows, sanitised.
 *
 * @throws when `fetchHtml` throws, and on an empty fragment
 */
export async function fetchFragment(
  href: string,
  options: FetchOptions,
): Promise<DocumentFragment> {
  const { html, url } = await fetchHtml(href, options)
  const fragment = sanitise(html, url)
  if (!fragment.textContent?.trim() && !fragment.querySelector('img[src]')) {
    throw new Error(`${href} has no text and no image.`)
  }
  return fragment
}

/**
 * Fetches a page for the lightbox. The server may leave out what is around its content.
 *
 * @throws on a network error, a status that is not 2xx, content that is not HTML or not valid in its charset, and a
 * redirect to another origin
 */
export async function fetchHtml(
  href: string,
  { signal, reload }: FetchOptions,
): Promise<{ readonly html: string; readonly url: string }> {
  const response = await fetch(href, {
    headers: { 'X-Lightbox': '1', 'X-Requested-With': 'XMLHttpRequest' },
    mode: 'same-origin',
    cache: reload ? 'reload' : 'default',
    signal,
  })
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || !/^text\/html\b/i.test(type)) {
    throw new Error(`${href} responded with ${response.status}, ${type}.`)
  }
  const [, charset = 'utf-8'] = /charset="?([^\s;"]+)/i.exec(type) ?? []
  // `fatal`: throws on bytes that are not valid text.
  const html = new TextDecoder(charset, { fatal: true }).decode(await response.arrayBuffer())
  return { html, url: response.url }
}
