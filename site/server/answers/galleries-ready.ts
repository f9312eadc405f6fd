import type { Site } from '../site'
import type { Asked } from './answer-path'
import { canonicalPath } from './page-path'

/**
 * A gallery of thousands is built, and its words and orders are indexed, in small steps: who asks for them before waits
 * here, and holds nobody up. Undefined when there is nothing to wait for.
 */
export function galleriesReady(
  site: Site,
  { pathname, search, asFragment }: Asked,
): Promise<void> | undefined {
  const path = canonicalPath(pathname)
  if (path === null || asFragment) return undefined
  const page = site.publications.library.pageAt(path)
  return page && site.shelf().whenReady(page, search)
}
