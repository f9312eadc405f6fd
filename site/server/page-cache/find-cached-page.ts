import type { IncomingMessage } from 'node:http'
import { mayHaveState } from '@tessera/gallery/core'
import { chooseEncoding } from '../http/content-encoding'
import { fragmentCacheKey, isFragmentRequest } from '../http/fragment-request'
import { splitUrl } from '../http/split-url'
import type { Site } from '../site'
import type { EncodedPage } from './encoded-page'

/**
 * The cached page of a request. A document is found under any query string that it does not read: links in newsletters
 * and advertisements have their own, and anybody can make up others.
 */
export function findCachedPage(
  site: Site,
  { url = '/', headers }: IncomingMessage,
): EncodedPage | undefined {
  const { pageCache } = site
  const encoding = chooseEncoding(headers['accept-encoding']?.toString())
  if (isFragmentRequest(headers)) return pageCache.get(fragmentCacheKey(url), encoding)
  const page = pageCache.get(url, encoding)
  const { pathname, search } = splitUrl(url)
  if (page || search === '') return page
  const document = pageCache.get(pathname, encoding)
  return document && ignoresSearch(site, pathname, search) ? document : undefined
}

/** Whether a path that is cached shows the same with a query string as without. */
function ignoresSearch(site: Site, path: string, search: string): boolean {
  const language = site.forPath(path)
  const { store } = language.publications
  const page = store.pageAt(path)
  if (!page) return Boolean(store.articleAt(path) ?? store.imageAt(path))
  return language
    .galleryCache()
    .galleriesOf(page)
    .every(({ gallery }) => !mayHaveState(gallery, search))
}
