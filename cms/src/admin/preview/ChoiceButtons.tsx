interface Props<Value extends string> {
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  onChange(value: Value): void
}

/** A few buttons of which one is pressed. */
export function ChoiceButtons<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: Props<Value>) {
  return (
    <div role="group" aria-label={label} className="tessera-live-preview__choices">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
