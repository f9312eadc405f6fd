import { fetchFragment } from './fetch-fragment'

interface Fetched {
  readonly fragment: Promise<DocumentFragment>
  readonly stop: AbortController
  claims: number
}

const shelf = new Map<string, Fetched>()

/**
 * Asks for what an address shows in the lightbox. It is fetched once however many want it, and let go of, even under
 * way, when nobody does any more: call `release`.
 */
export function claimFragment(href: string, { fresh }: { readonly fresh: boolean }) {
  if (fresh) shelf.delete(href)
  const fetched = shelf.get(href) ?? fetchInto(href, fresh)
  fetched.claims++
  const release = () => {
    fetched.claims--
    // Not at once: what one slide fetched ahead, the next one claims in the same moment.
    queueMicrotask(() => {
      if (fetched.claims > 0) return
      fetched.stop.abort()
      forget(href, fetched)
    })
  }
  return { fragment: fetched.fragment, release }
}

function fetchInto(href: string, fresh: boolean): Fetched {
  const stop = new AbortController()
  const fragment = fetchFragment(href, { signal: stop.signal, fresh })
  const fetched: Fetched = { fragment, stop, claims: 0 }
  shelf.set(href, fetched)
  // What failed while nobody looked may come at the next try.
  fragment.catch(() => forget(href, fetched))
  return fetched
}

function forget(href: string, fetched: Fetched) {
  if (shelf.get(href) === fetched) shelf.delete(href)
}
