import { fetchHtml } from '../slides/fragments/fetch-fragment'
import { sanitise } from '../slides/fragments/sanitise'

/** Images of other works are thumbnails here, whatever their size on the page. */
const THUMBNAIL_SIZES = '4.5rem'

/** How many details of earlier works are kept. */
const MAX_CACHED = 12
const FETCH_TIMEOUT_MS = 15_000

/** What a panel shows and keeps. Each panel has one. */
export interface DetailsMemory {
  /** The address whose details are shown; null before the first, which may be the server's. */
  shownHref: string | null
  /** Details by address, the latest ones. */
  readonly cache: Map<string, Promise<DocumentFragment>>
}

/**
 * Fills an element with the details of a work once it is in the viewport: the elements of the work's page that have
 * `data-details-part`, sanitised. It stays empty if they cannot be loaded.
 *
 * @param memory of the element's panel; updated
 * @param nextHref fetched in advance
 * @returns stops it
 */
export function showDetails(
  element: HTMLElement,
  memory: DetailsMemory,
  { href, nextHref }: { readonly href: string; readonly nextHref: string | null },
): () => void {
  const controller = new AbortController()
  if (memory.shownHref === null && element.firstChild) memory.shownHref = href
  const isShown = memory.shownHref === href
  if (!isShown) {
    element.replaceChildren()
    memory.shownHref = null
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    void show()
  })
  // Not the element itself, which is empty.
  if (element.parentElement) observer.observe(element.parentElement)
  return () => {
    observer.disconnect()
    controller.abort()
  }

  async function show() {
    const { signal } = controller
    try {
      if (!isShown) {
        const details = await loadDetails(memory.cache, href)
        if (signal.aborted) return
        element.replaceChildren(document.importNode(details, true))
        memory.shownHref = href
      }
      if (nextHref !== null) await loadDetails(memory.cache, nextHref)
    } catch {
      // Title and link to the page remain. The next slide tries again.
    }
  }
}

function loadDetails(cache: DetailsMemory['cache'], href: string): Promise<DocumentFragment> {
  const cached = cache.get(href)
  if (cached) return cached
  const details = fetchDetails(href)
  cache.set(href, details)
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
  details.catch(() => cache.delete(href))
  return details
}

async function fetchDetails(href: string): Promise<DocumentFragment> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS)
  const { html, url } = await fetchHtml(href, { signal, reload: false })
  const page = sanitise(html, url, true)
  const details = document.implementation.createHTMLDocument('').createDocumentFragment()
  details.append(...page.querySelectorAll('[data-details-part]'))
  for (const image of details.querySelectorAll('img, source')) {
    image.setAttribute('sizes', THUMBNAIL_SIZES)
  }
  return details
}
