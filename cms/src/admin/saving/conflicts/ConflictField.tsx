import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import type { FieldConflict } from './merge-values'
import { toText } from './to-text'

export type Side = 'mine' | 'theirs'

interface ConflictFieldProps {
  readonly conflict: FieldConflict
  readonly side: Side | undefined
  onSideChange(side: Side): void
}

/** One field in both versions, with a choice. */
export function ConflictField({ conflict, side, onSideChange }: ConflictFieldProps) {
  const name = useId()
  const label = conflict.labels.join(' › ')
  return (
    <fieldset>
      <legend>{label}</legend>
      {SIDES.map(({ value, text }) => (
        <Version
          key={value}
          text={toText(conflict[value])}
          label={text}
          name={name}
          checked={side === value}
          onSelect={() => onSideChange(value)}
        />
      ))}
    </fieldset>
  )
}

const SIDES = [
  { value: 'mine', text: 'Mine' },
  { value: 'theirs', text: 'Theirs' },
] as const

interface VersionProps {
  readonly text: string
  readonly label: string
  readonly name: string
  readonly checked: boolean
  onSelect(): void
}

function Version({ text, label, name, checked, onSelect }: VersionProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <div className="tessera-conflict__version" data-selected={checked}>
      <label>
        <input type="radio" name={name} checked={checked} onChange={onSelect} />
        {label}
      </label>
      {/* Selectable without the clipboard, which browsers have on secure origins only. */}
      <pre tabIndex={0} aria-label={label}>
        {text || <em>Empty</em>}
      </pre>
      {text && (
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      )}
    </div>
  )
}
