import { sanitise } from './sanitise'

/**
 * Fetches the part of a same-origin page that the lightbox shows, sanitised.
 *
 * @param reload bypasses all caches
 * @throws on a network error, a status that is not 2xx, content that is not HTML or not valid in its charset, a redirect
 * to another origin, and an empty fragment
 */
export async function fetchFragment(
  href: string,
  { signal, reload }: { readonly signal: AbortSignal; readonly reload: boolean },
): Promise<DocumentFragment> {
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
  const fragment = sanitise(html, response.url)
  if (!fragment.textContent?.trim() && !fragment.querySelector('img[src]')) {
    throw new Error(`${href} has no text and no image.`)
  }
  return fragment
}
