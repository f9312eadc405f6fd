/** For files whose URL contains a hash of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * For pages. A proxy may serve a page for five seconds, and for 30 s more while it revalidates. Browsers revalidate each
 * time and usually get 304.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30'
