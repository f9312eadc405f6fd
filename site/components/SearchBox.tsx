import { MAX_QUERY } from '@tessera/gallery/core'
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { Suggestion } from '../wire/search'
import type { Words } from '../words/words'
import { useSuggestions } from './useSuggestions'

/** Begins to suggest at this many characters. */
const SUGGEST_FROM = 1

export interface SearchBoxProps {
  /** Unique on the page. */
  readonly id: string
  /** Address of the results. */
  readonly action: string
  /** What was searched for; '' for nothing. */
  readonly query: string
  readonly words: Words['search']
  /** Absent on the server, where the box is a form that leads to the results, and nothing more. */
  readonly live?: {
    readonly suggest: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
    readonly go: (href: string) => void
  }
}

/** A field that searches the whole site. With script it suggests titles while one types. */
export function SearchBox({ id, action, query, words, live: given }: SearchBoxProps) {
  // The first rendering repeats the server's.
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const live = isAwake ? given : undefined
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Somebody was typing already when the box woke.
    const { value = query } = field.current ?? {}
    if (value === query || document.activeElement !== field.current) return
    setTyped(value)
    setOpen(true)
  }, [query])
  const wanted = isOpen && typed.trim().length >= SUGGEST_FROM ? typed.trim() : ''
  const shown = useSuggestions(wanted, live?.suggest)
  const listId = `${id}-suggestions`
  const optionId = (place: number) => `${listId}-${place}`

  const move = (step: 1 | -1) => {
    const places = shown.length + 1 // the field itself is one: -1
    setOpen(true)
    setChosen(((chosen + 1 + step + places) % places) - 1)
  }
  const clear = (input: HTMLInputElement) => {
    input.value = ''
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const suggestion = shown[chosen]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && suggestion) live?.go(suggestion.href)
    else if (event.key === 'Escape' && shown.length > 0) setOpen(false)
    else if (event.key === 'Escape' && field.current?.value) clear(field.current)
    else return
    event.preventDefault()
  }

  return (
    <form className="search-box" role="search" action={action} method="get">
      <input
        ref={field}
        // As a combobox it must not be of the type "search" (w3.org/TR/html-aria).
        type="text"
        role="searchbox"
        id={id}
        name="q"
        defaultValue={query}
        aria-label={words.field}
        placeholder={words.title}
        maxLength={MAX_QUERY}
        autoComplete="off"
        enterKeyHint="search"
        {...(live && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': shown.length > 0,
          'aria-controls': listId,
          'aria-activedescendant': shown[chosen] ? optionId(chosen) : undefined,
          onInput: ({ currentTarget }) => {
            setTyped(currentTarget.value)
            setChosen(-1)
            setOpen(true)
          },
          onKeyDown,
          onBlur: () => setOpen(false),
        })}
      />
      <button type="submit">
        <Magnifier />
        {words.title}
      </button>
      {live && (
        <>
          <ul
            id={listId}
            role="listbox"
            aria-label={words.suggestions}
            hidden={shown.length === 0}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
          >
            {shown.map(({ title, href }, place) => (
              <li
                key={href}
                id={optionId(place)}
                role="option"
                aria-selected={place === chosen}
                ref={place === chosen ? showWhole : undefined}
                onClick={() => live.go(href)}
              >
                <span>{title}</span>
              </li>
            ))}
          </ul>
          <p role="status" className="visually-hidden">
            {shown.length > 0 && words.suggested(shown.length)}
          </p>
        </>
      )}
    </form>
  )
}

/** After Lucide's (ISC licence). */
function Magnifier() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="11" cy="11" r="7" />
      <path d="m20 20-4-4" />
    </svg>
  )
}

const showWhole = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

const neverChanges = () => () => {}
