import type { Site } from '../site'
import { canonicalPath } from './canonical-path'
import type { PageRequest } from './page/page-request'

/**
 * Waits until the galleries of a page can show the state of the URL. Galleries with thousands of tiles are built and
 * indexed in steps, so that other requests are answered meanwhile. Undefined if they are ready.
 */
export function waitForGalleries(
  site: Site,
  { pathname, search, isFragment }: PageRequest,
): Promise<void> | undefined {
  const path = canonicalPath(pathname)
  if (path === null || isFragment) return undefined
  const page = site.publications.store.pageAt(path)
  return page && site.galleryCache().whenReady(page, search)
}
