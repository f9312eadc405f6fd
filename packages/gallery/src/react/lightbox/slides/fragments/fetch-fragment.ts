import { sanitise } from './sanitise'

/**
 * Fetches what the lightbox shows of a page of the same site, sanitised and not yet part of the page.
 *
 * @param fresh goes past every cache
 * @throws when it does not come whole, is no HTML, leads to another site or has nothing to show
 */
export async function fetchFragment(
  href: string,
  { signal, fresh }: { readonly signal: AbortSignal; readonly fresh: boolean },
): Promise<DocumentFragment> {
  const answer = await fetch(href, {
    headers: { 'X-Lightbox': '1', 'X-Requested-With': 'XMLHttpRequest' },
    mode: 'same-origin',
    cache: fresh ? 'reload' : 'default',
    signal,
  })
  const type = answer.headers.get('Content-Type') ?? ''
  if (!answer.ok || !/^text\/html\b/i.test(type)) {
    throw new Error(`${href} answered ${answer.status}, ${type}.`)
  }
  const [, charset = 'utf-8'] = /charset="?([^\s;"]+)/i.exec(type) ?? []
  // Bytes that are no text are no article.
  const html = new TextDecoder(charset, { fatal: true }).decode(await answer.arrayBuffer())
  const fragment = sanitise(html, answer.url)
  if (!fragment.textContent?.trim() && !fragment.querySelector('img[src]')) {
    throw new Error(`${href} has nothing to show.`)
  }
  return fragment
}
