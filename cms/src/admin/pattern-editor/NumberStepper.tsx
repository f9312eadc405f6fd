import { useId } from 'react'

interface NumberStepperProps {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly disabled: boolean
  readonly onChange: (value: number) => void
}

/** A whole number; what is no such number, as while typing, changes nothing. */
export function NumberStepper({
  label,
  value,
  least,
  most,
  disabled,
  onChange,
}: NumberStepperProps) {
  const id = useId()
  return (
    <div className="tessera-editor__number">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type="number"
        value={value}
        min={least}
        max={most}
        step={1}
        disabled={disabled}
        onChange={({ target }) => {
          const next = target.valueAsNumber
          if (Number.isInteger(next) && next >= least && next <= most) onChange(next)
        }}
      />
    </div>
  )
}
