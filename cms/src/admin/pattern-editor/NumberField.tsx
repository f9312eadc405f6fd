import { useId } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly disabled: boolean
  readonly onChange: (value: number) => void
}

/** Input for an integer. Invalid input, such as while typing, is ignored. */
export function NumberField({ label, value, min, max, disabled, onChange }: NumberFieldProps) {
  const id = useId()
  return (
    <div className="tessera-editor__number">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        className="tessera-input"
        id={id}
        type="number"
        value={value}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        onChange={({ target }) => {
          const next = target.valueAsNumber
          if (Number.isInteger(next) && next >= min && next <= max) onChange(next)
        }}
      />
    </div>
  )
}
