import { MAX_QUERY_LENGTH } from '../../../../core/filter/query'
import { searchFor, typeQuery } from '../../../../core/url/state-changes'
import type { GalleryContext } from '../../gallery-context'
import { linkTo } from '../../link-to'
import { useTypedQuery } from './useTypedQuery'

/** Searches the text of the tiles: while the visitor types with script, on Enter without. */
export function SearchField({ context }: { readonly context: GalleryContext }) {
  const { gallery, state, labels, address, actions, hrefOf } = context
  const input = useTypedQuery(state, actions)
  const name = labels.search(gallery.title)
  const withoutQuery = searchFor(state, '')
  const { href, onClick } = linkTo(context, withoutQuery, gallery.id)
  // A form replaces the whole query string with its fields, so the other keys become hidden fields.
  const otherKeys = new URLSearchParams(hrefOf(withoutQuery.state).slice(address.path.length))
  return (
    <form
      role="search"
      data-search
      aria-label={name}
      action={`${address.path}#${gallery.id}`}
      onSubmit={(event) => actions && event.preventDefault()}
    >
      {[...otherKeys].map(([key, value], i) => (
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
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => actions?.apply(typeQuery(state, target.value))}
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
