import { MAX_QUERY_LENGTH } from '@tessera/gallery/core'
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { Messages } from '../../i18n/messages'
import type { Suggestion } from '../../serialization/search'
import { useSuggestions } from './useSuggestions'

/** Number of characters from which the box suggests pages. */
const MIN_QUERY_LENGTH = 1

export interface SearchBoxProps {
  /** Unique on the page. */
  readonly id: string
  /** URL of the results. */
  readonly action: string
  /** The query of the page; '' for none. */
  readonly query: string
  readonly messages: Messages['search']
  /** Absent on the server, where the box is a form without suggestions. */
  readonly client?: {
    readonly suggest: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
    readonly go: (href: string) => void
  }
}

/** A field that searches the whole site. In the browser it suggests titles while the visitor types. */
export function SearchBox({ id, action, query, messages, client: clientProp }: SearchBoxProps) {
  // The first render must match the server's markup.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const client = isHydrated ? clientProp : undefined
  const [typed, setTyped] = useState('')
  /** Index of the active suggestion; -1 while the field itself is active. */
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The visitor may have typed before hydration.
    const { value = query } = field.current ?? {}
    if (value === query || document.activeElement !== field.current) return
    setTyped(value)
    setOpen(true)
  }, [query])
  const suggestFor = isOpen && typed.trim().length >= MIN_QUERY_LENGTH ? typed.trim() : ''
  const suggestions = useSuggestions(suggestFor, client?.suggest)
  const listId = `${id}-suggestions`
  const optionId = (index: number) => `${listId}-${index}`

  const move = (step: 1 | -1) => {
    const stops = suggestions.length + 1 // The field is one of them, with index -1.
    setOpen(true)
    setActive(((active + 1 + step + stops) % stops) - 1)
  }
  const clear = (input: HTMLInputElement) => {
    input.value = ''
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const suggestion = suggestions[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && suggestion) client?.go(suggestion.href)
    else if (event.key === 'Escape' && suggestions.length > 0) setOpen(false)
    else if (event.key === 'Escape' && field.current?.value) clear(field.current)
    else return
    event.preventDefault()
  }

  return (
    <form className="search-box" role="search" action={action} method="get">
      <input
        ref={field}
        // A combobox must not have the type "search" (https://www.w3.org/TR/html-aria).
        type="text"
        role="searchbox"
        id={id}
        name="q"
        defaultValue={query}
        aria-label={messages.field}
        placeholder={messages.title}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        {...(client && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': suggestions.length > 0,
          'aria-controls': listId,
          'aria-activedescendant': suggestions[active] ? optionId(active) : undefined,
          onInput: ({ currentTarget }) => {
            setTyped(currentTarget.value)
            setActive(-1)
            setOpen(true)
          },
          onKeyDown,
          onBlur: () => setOpen(false),
        })}
      />
      <button type="submit">
        <MagnifierIcon />
        {messages.title}
      </button>
      {client && (
        <>
          <ul
            id={listId}
            role="listbox"
            aria-label={messages.suggestions}
            hidden={suggestions.length === 0}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
          >
            {suggestions.map(({ title, href }, index) => (
              <li
                key={href}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                ref={index === active ? scrollIntoList : undefined}
                onClick={() => client.go(href)}
              >
                <span>{title}</span>
              </li>
            ))}
          </ul>
          <p role="status" className="visually-hidden">
            {suggestions.length > 0 && messages.suggested(suggestions.length)}
          </p>
        </>
      )}
    </form>
  )
}

/** From Lucide (ISC licence). */
function MagnifierIcon() {
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

const scrollIntoList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

const subscribeToNothing = () => () => {}
