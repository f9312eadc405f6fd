import type { FinishedPage } from './finished-page'
import type { PageCache } from './page-cache'

/** While an import publishes, a page is made anew four times a second: pressing those would be for nobody. In ms. */
const QUIET_FOR = 1_000

let pressing = false

/**
 * Puts a page's denser form in the place of its quick one, once nothing was published for a moment. One at a time, the
 * others go without, and only plain addresses: made-up query strings must not keep a processor busy.
 */
export function pressLater(
  cache: PageCache,
  address: string,
  press: () => Promise<FinishedPage>,
): void {
  if (address.includes('?')) return
  const { generation } = cache
  const isCurrent = () => cache.generation === generation && !!cache.get(address, 'br')
  const begin = async () => {
    if (pressing || !isCurrent()) return
    pressing = true
    try {
      const page = await press()
      if (isCurrent()) cache.put(address, 'br', { page, generation })
    } finally {
      pressing = false
    }
  }
  setTimeout(begin, QUIET_FOR).unref()
}
