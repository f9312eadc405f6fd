'use client'

import { contrastOf, hexColour } from '@tessera/content'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import './theme-preview.css'

/** A colour, picked or typed, with its contrast on the paper beside it. */
export const ColourField: TextFieldClientComponent = (props) => {
  const { field, path: given } = props
  const least = 'least' in props && typeof props.least === 'number' ? props.least : 0
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
        {least > 0 && <Contrast colour={value} paper={paper} least={least} />}
      </div>
    </div>
  )
}

function Contrast({
  colour,
  paper,
  least,
}: {
  readonly colour: string
  readonly paper: unknown
  readonly least: number
}) {
  const [one, other] = [hexColour.safeParse(colour), hexColour.safeParse(paper)]
  if (!one.success || !other.success) return null
  const contrast = contrastOf(one.data, other.data)
  return (
    <output className="colour-field__contrast" data-enough={contrast >= least}>
      {contrast >= least ? '✓' : '✗'} Contrast {contrast.toFixed(1)}, at least {least}
    </output>
  )
}
