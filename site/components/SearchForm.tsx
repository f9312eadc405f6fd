import { MAX_QUERY } from '@tessera/gallery/core'

/** Leads to the results, with script or without. */
export function SearchForm({ words }: { readonly words: string }) {
  return (
    <form className="search-form" role="search" action="/search" method="get">
      <label className="visually-hidden" htmlFor="search-words">
        Search this site
      </label>
      <input
        id="search-words"
        type="search"
        name="q"
        defaultValue={words}
        maxLength={MAX_QUERY}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Title, name or subject"
      />
      <button type="submit">Search</button>
    </form>
  )
}
