import { useId } from 'react'
import type { TermField } from './term-text'

interface Props {
  readonly field: TermField
  /** Name of the image. */
  readonly image: string
  readonly value: string
  onChange(text: string): void
  onLeave(text: string): void
}

/** Terms of one filter as text, such as "Boats, Harbour". The browser suggests those that exist. */
export function TermInput({ field, image, value, onChange, onLeave }: Props) {
  const id = useId()
  return (
    <label>
      <span>
        {field.label} <span className="tessera-visually-hidden">of {image}</span>
      </span>
      <input
        className="tessera-input"
        type="text"
        list={id}
        maxLength={500}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onLeave(value)}
      />
      <datalist id={id}>
        {field.terms.map((term) => (
          <option key={term} value={term} />
        ))}
      </datalist>
    </label>
  )
}
