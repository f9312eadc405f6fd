import { searchFor } from '../../../../core/links'
import { MAX_QUERY } from '../../../../core/query'
import { linkTo, type GalleryContext } from '../../gallery-context'
import { useTypedQuery } from './useTypedQuery'

/** Searches the tiles by their words: as one types with script, at Enter without. */
export function SearchField({ context }: { readonly context: GalleryContext }) {
  const { gallery, state, labels, address, actions, hrefOf } = context
  const input = useTypedQuery(state, actions)
  const name = labels.search(gallery.title)
  const { href, onClick } = linkTo(context, searchFor(state, ''), gallery.id)
  // A form's own fields replace the query string of its address: what else it says goes along unseen.
  const kept = new URLSearchParams(hrefOf(searchFor(state, '').state).slice(address.path.length))
  return (
    <form
      role="search"
      data-search
      aria-label={name}
      action={`${address.path}#${gallery.id}`}
      onSubmit={(event) => actions && event.preventDefault()}
    >
      {[...kept].map(([key, value], i) => (
        <input key={i} type="hidden" name={key} value={value} />
      ))}
      <button type="submit" data-submit aria-label={labels.searchHint} />
      <input
        ref={input}
        type="search"
        name={`${gallery.id}.q`}
        defaultValue={state.query}
        placeholder={labels.searchHint}
        aria-label={name}
        maxLength={MAX_QUERY}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => actions?.follow(searchFor(state, target.value))}
      />
      {state.query !== '' && (
        <a
          data-clear-search
          href={href}
          rel="nofollow"
          aria-label={labels.clearSearch}
          onClick={(event) => {
            onClick?.(event)
            if (event.defaultPrevented) input.current?.focus()
          }}
        />
      )}
    </form>
  )
}
