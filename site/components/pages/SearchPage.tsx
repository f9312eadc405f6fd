import type { ReactNode } from 'react'
import type { Messages } from '../../i18n/messages'
import { SearchBox } from '../layout/SearchBox'
import { SearchRelaxations, type SearchRelaxation } from './SearchRelaxations'

/** A search box for the whole site, and the results. */
export function SearchPage(props: SearchResultsProps) {
  const { query, messages, action } = props
  return (
    <div className="page search-page">
      <h1 className="page-title">{messages.search.title}</h1>
      <div data-search-box>
        <SearchBox id="search-words" action={action} query={query} messages={messages.search} />
      </div>
      <SearchResults {...props} />
    </div>
  )
}

export interface SearchResultsProps {
  /** As typed; '' before a search. */
  readonly query: string
  /** Null before a search, and while a large site is being indexed for the first time. */
  readonly results: {
    /** Number of matching pages. */
    readonly total: number
    /** Number of pages that the gallery has. */
    readonly shown: number
    readonly gallery: ReactNode
    /** Shorter queries, if this one finds nothing. */
    readonly relaxations: readonly SearchRelaxation[]
  } | null
  readonly messages: Messages
  /** URL of the front page. */
  readonly home: string
  /** URL of the results. */
  readonly action: string
}

/** The part below the search box. */
export function SearchResults({ query, results, messages, home, action }: SearchResultsProps) {
  const { search, notices } = messages
  return (
    <>
      {query !== '' && !results && <p role="status">{search.notReady}</p>}
      {results?.total === 0 && (
        <div className="search-nothing">
          <p role="status">{search.noResults(query)}</p>
          {results.relaxations.length > 0 ? (
            <SearchRelaxations {...{ action, messages }} relaxations={results.relaxations} />
          ) : (
            <p>{search.noResultsHelp}</p>
          )}
          <p>
            <a href={home}>{notices.toFrontPage}</a>
          </p>
        </div>
      )}
      {results && results.total > results.shown && (
        <p>{search.tooMany(results.total, results.shown)}</p>
      )}
      {results && results.total > 0 && results.gallery}
    </>
  )
}
