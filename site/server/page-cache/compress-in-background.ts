import type { EncodedPage } from './encoded-page'
import type { PageCache } from './page-cache'

/**
 * Delay before the compression, ms. During an import the cache is cleared four times a second, so pages compressed
 * earlier would be dropped.
 */
const DELAY_MS = 1_000

let isCompressing = false

/**
 * Replaces a cached page by a smaller encoding of it, if the cache is not cleared meanwhile. Pages that come while one
 * is being compressed keep their first encoding, and so do URLs with a query string: visitors can make up any number of
 * them, and each would cost processor time.
 */
export function compressInBackground(
  cache: PageCache,
  url: string,
  compressPage: () => Promise<EncodedPage>,
): void {
  if (url.includes('?')) return
  const { generation } = cache
  const isCurrent = () => cache.generation === generation && !!cache.get(url, 'br')
  const start = async () => {
    if (isCompressing || !isCurrent()) return
    isCompressing = true
    try {
      const page = await compressPage()
      if (isCurrent()) cache.set(url, 'br', { page, generation })
    } finally {
      isCompressing = false
    }
  }
  setTimeout(start, DELAY_MS).unref()
}
