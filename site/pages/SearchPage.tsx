import type { ReactNode } from 'react'
import { SearchBox } from '../components/SearchBox'
import type { Words } from '../words/words'

/** A field to search the whole site, and what was found. */
export function SearchPage({
  query,
  found,
  words,
  home,
  action,
}: {
  /** As typed; '' before anything was searched for. */
  readonly query: string
  /** Null while a large site is indexed for the first time. */
  readonly found: {
    readonly total: number
    readonly shown: number
    readonly gallery: ReactNode
  } | null
  readonly words: Words
  /** Addresses of the front page and of the results. */
  readonly home: string
  readonly action: string
}) {
  const { search, notices } = words
  return (
    <div className="page search-page">
      <h1 className="page-title">{search.title}</h1>
      <div data-search-box>
        <SearchBox id="search-words" action={action} query={query} words={search} />
      </div>
      {query !== '' && !found && <p role="status">{search.notReady}</p>}
      {found?.total === 0 && (
        <div className="search-nothing">
          <p role="status">{search.nothing(query)}</p>
          <p>{search.nothingHelp}</p>
          <p>
            <a href={home}>{notices.toFrontPage}</a>
          </p>
        </div>
      )}
      {found && found.total > found.shown && <p>{search.most(found.total, found.shown)}</p>}
      {found && found.total > 0 && found.gallery}
    </div>
  )
}
