import { useEffect, useId, type KeyboardEvent } from 'react'
import { lacksAlt, srcSet } from '../media-library/library-image'
import type { DescribedImage } from './terms/described-image'
import { describeSave, isStored } from './save-state'
import { parseTerms, type TermField } from './terms/term-text'
import { TermInput } from './terms/TermInput'
import { useAltText } from './useAltText'

/** `pending`: something typed is not stored yet. */
export type RowStatus = 'pending' | 'missing' | 'described'

const MAX_LENGTH = 500

interface Props {
  readonly image: DescribedImage
  readonly isFirst: boolean
  /** Filters whose terms are typed beside the alt text. */
  readonly fields: readonly TermField[]
  onStatus(status: RowStatus): void
  /** Called with the labels that the editor has typed for a filter. */
  onTerms(group: number, labels: readonly string[]): void
  enqueue<T>(send: () => Promise<T>): Promise<T>
}

/** One image with the fields for its alt text and terms. */
export function AltTextRow({ image, isFirst, fields, onStatus, onTerms, enqueue }: Props) {
  const { state, change, save } = useAltText({ image, fields, enqueue })
  const { typed, failure } = state
  const id = useId()
  const [smallest] = image.variants
  const status: RowStatus = !isStored(state) ? 'pending' : lacksAlt(typed) ? 'missing' : 'described'
  useEffect(() => onStatus(status))

  const setDecorative = (decorative: boolean) => change({ decorative })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.code !== 'KeyD') return
    event.preventDefault()
    setDecorative(!typed.decorative)
  }
  return (
    <li className="tessera-alt-text" data-status={status}>
      <div className="tessera-alt-text__image">
        {smallest && (
          <img
            src={smallest.url}
            srcSet={srcSet(image)}
            sizes="(min-width: 900px) 480px, 90vw"
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
          />
        )}
      </div>
      <div className="tessera-alt-text__field">
        <label htmlFor={id}>
          Alt text of <bdi>{image.name}</bdi>
        </label>
        <textarea
          className="tessera-input"
          id={id}
          rows={3}
          maxLength={MAX_LENGTH}
          // The screen has one purpose.
          autoFocus={isFirst}
          readOnly={typed.decorative}
          value={typed.decorative ? '' : typed.alt}
          placeholder={typed.decorative ? 'Decorative: screen readers skip it.' : undefined}
          aria-keyshortcuts="Alt+D"
          aria-describedby={`${id}-state`}
          onChange={(event) => change({ alt: event.target.value })}
          onKeyDown={onKeyDown}
          onBlur={() => void save()}
        />
        {fields.length > 0 && (
          <div className="tessera-alt-text__terms">
            {fields.map((field) => (
              <TermInput
                key={field.id}
                field={field}
                image={image.name}
                value={typed.terms[field.id] ?? ''}
                onChange={(text) => change({ terms: { ...typed.terms, [field.id]: text } })}
                onLeave={(text) => {
                  onTerms(field.id, parseTerms(text, field.terms))
                  void save()
                }}
              />
            ))}
          </div>
        )}
        <div className="tessera-alt-text__below">
          <label>
            <input
              type="checkbox"
              // Tab goes from text to text; the keyboard reaches this by Alt+D.
              tabIndex={-1}
              checked={typed.decorative}
              onChange={(event) => setDecorative(event.target.checked)}
            />
            Decorative
          </label>
          <span
            id={`${id}-state`}
            className="tessera-alt-text__state"
            data-failed={failure !== null || undefined}
            role={failure ? 'alert' : undefined}
          >
            {describeSave(state)}
            {failure && (
              // Tab goes past it: leaving the field tries again too, and removes it.
              <button type="button" tabIndex={-1} onClick={() => void save()}>
                Try again
              </button>
            )}
          </span>
        </div>
      </div>
    </li>
  )
}
