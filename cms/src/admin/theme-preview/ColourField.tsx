'use client'

import { contrastRatio, hexColour } from '@tessera/content'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import './theme-preview.css'

/** Field for a colour, picked or typed, with its contrast on the paper colour. */
export const ColourField: TextFieldClientComponent = (props) => {
  const { field, path: given } = props
  const minContrast =
    'minContrast' in props && typeof props.minContrast === 'number' ? props.minContrast : 0
  const {
    path,
    value = '',
    setValue,
    showError,
    disabled,
  } = useField<string>({
    potentiallyStalePath: given,
  })
  const paper = useFormFields(([fields]) => fields[path.replace(/[^.]*$/, 'paper')]?.value)
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className="field-type colour-field">
      <FieldLabel label={field.label} htmlFor={id} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <span className="colour-field__inputs">
          <input
            type="color"
            aria-label={`${String(field.label)}: pick`}
            value={hexColour.safeParse(value).success ? value : '#000000'}
            disabled={disabled}
            onChange={({ target }) => setValue(target.value)}
          />
          <input
            className="tessera-input"
            type="text"
            id={id}
            value={value}
            disabled={disabled}
            maxLength={7}
            spellCheck={false}
            onChange={({ target }) => setValue(target.value.trim().toLowerCase())}
          />
        </span>
        <FieldDescription path={path} description={field.admin?.description} />
        {minContrast > 0 && <Contrast colour={value} paper={paper} min={minContrast} />}
      </div>
    </div>
  )
}

function Contrast({
  colour,
  paper,
  min,
}: {
  readonly colour: string
  readonly paper: unknown
  readonly min: number
}) {
  const [parsedColour, parsedPaper] = [hexColour.safeParse(colour), hexColour.safeParse(paper)]
  if (!parsedColour.success || !parsedPaper.success) return null
  const contrast = contrastRatio(parsedColour.data, parsedPaper.data)
  return (
    <output className="colour-field__contrast" data-enough={contrast >= min}>
      {contrast >= min ? '✓' : '✗'} Contrast {contrast.toFixed(1)}, at least {min}
    </output>
  )
}
