import type { Meta } from '../../components/layout/head/meta'
import { SEARCH_PATH } from '../../serialization/search'
import { searchOgImage } from '../og-images/find-og-image'
import type { Site } from '../site'

/** Metadata of the search page. Search engines may index the empty form, not results. */
export function describeSearch(site: Site, query: string): Meta {
  const address = site.base + SEARCH_PATH
  const { search } = site.pageShell(address).messages
  const kind = 'website'
  return query === ''
    ? { kind, title: search.title, description: null, address, image: searchOgImage(site) }
    : { kind, title: search.titleFor(query), description: null, address: null, image: null }
}
