import { fetchFragment } from './fetch-fragment'

interface CachedFragment {
  readonly fragment: Promise<DocumentFragment>
  readonly controller: AbortController
  /** How many slides use it. */
  claims: number
}

/** Fetched fragments by address. Each lightbox has one. */
export type FragmentCache = Map<string, CachedFragment>

/**
 * The fragment of an address. Fetched once however many callers claim it. After the last `release` the request is
 * aborted and the entry removed.
 *
 * @param reload bypasses all caches
 */
export function claimFragment(
  cache: FragmentCache,
  href: string,
  { reload }: { readonly reload: boolean },
): { readonly fragment: Promise<DocumentFragment>; readonly release: () => void } {
  if (reload) cache.delete(href)
  const cached = cache.get(href) ?? addFragment(cache, href, reload)
  cached.claims++
  const release = () => {
    cached.claims--
    // In a microtask: the next slide claims what the previous one prefetched in the same commit.
    queueMicrotask(() => {
      if (cached.claims > 0) return
      cached.controller.abort()
      removeFragment(cache, href, cached)
    })
  }
  return { fragment: cached.fragment, release }
}

function addFragment(cache: FragmentCache, href: string, reload: boolean): CachedFragment {
  const controller = new AbortController()
  const fragment = fetchFragment(href, { signal: controller.signal, reload })
  const cached: CachedFragment = { fragment, controller, claims: 0 }
  cache.set(href, cached)
  // A failed prefetch is not cached, so that the slide tries again.
  fragment.catch(() => removeFragment(cache, href, cached))
  return cached
}

function removeFragment(cache: FragmentCache, href: string, cached: CachedFragment) {
  if (cache.get(href) === cached) cache.delete(href)
}
