import type { Meta } from '../../pages/meta'
import { SEARCH_PATH } from '../../wire/search'
import { searchCard } from '../cards/card-of'
import type { Site } from '../site'

/** What was found is nobody's page; the field is one. */
export function describeSearch(site: Site, query: string): Meta {
  const address = site.base + SEARCH_PATH
  const { search } = site.chrome(address).words
  const kind = 'website'
  return query === ''
    ? { kind, title: search.title, description: null, address, image: searchCard(site) }
    : { kind, title: search.titleFor(query), description: null, address: null, image: null }
}
