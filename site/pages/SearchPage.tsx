import type { ReactNode } from 'react'
import { SearchBox } from '../components/SearchBox'

/** A field to search the whole site, and what was found. */
export function SearchPage({
  words,
  found,
}: {
  /** As typed; '' before anything was searched for. */
  readonly words: string
  /** Null while a large site is indexed for the first time. */
  readonly found: {
    readonly total: number
    readonly shown: number
    readonly gallery: ReactNode
  } | null
}) {
  return (
    <div className="page search-page">
      <h1 className="page-title">Search</h1>
      <div data-search-box>
        <SearchBox id="search-words" words={words} />
      </div>
      {words !== '' && !found && (
        <p role="status">The search is being prepared. Please try again in a few seconds.</p>
      )}
      {found?.total === 0 && <NothingFound words={words} />}
      {found && found.total > found.shown && (
        <p>
          {count(found.total)} pages have these words. Here are the {count(found.shown)} that fit
          best; one more word tells them apart.
        </p>
      )}
      {found && found.total > 0 && found.gallery}
    </div>
  )
}

function NothingFound({ words }: { readonly words: string }) {
  return (
    <div className="search-nothing">
      <p role="status">
        Nothing here has <q>{words}</q>.
      </p>
      <p>
        Every word must be found. Leave one out, or type only how it begins. Or go{' '}
        <a href="/">to the front page</a>.
      </p>
    </div>
  )
}

const { format: count } = new Intl.NumberFormat('en')
