import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  /** What the images have now; undefined if it is not the same for all. */
  readonly current: string | undefined
  readonly isChanged: boolean
  onToggle(isChanged: boolean): void
  /** Shown while the field is changed. */
  readonly children: ReactNode
}

/** A field that stays as it is on each image until the editor ticks it. */
export function OptionalField({ label, current, isChanged, onToggle, children }: Props) {
  return (
    <div className="tessera-edit-images__field">
      <label>
        <input
          type="checkbox"
          checked={isChanged}
          onChange={(event) => onToggle(event.target.checked)}
        />
        <span>
          <strong>{label}</strong>{' '}
          {!isChanged && <small>{current === undefined ? 'differs' : current || 'none'}</small>}
        </span>
      </label>
      {isChanged && children}
    </div>
  )
}
