'use client'

import {
  FieldDescription,
  FieldError,
  useConfig,
  useField,
  useForm,
  useFormFields,
} from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'
import { FloorPlan } from '../floor-plan/FloorPlan'
import { chosenValue, fieldsOf, patternChoices } from './pattern-choices'
import { useDrawnPatterns } from './useDrawnPatterns'
import './pattern-select.css'

/** Patterns to choose from by what they look like. */
export const PatternSelect: SelectFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { path, value, showError, disabled } = useField<string>({ potentiallyStalePath: given })
  const customPath = path.replace(/[^.]*$/, 'customPattern')
  const customPattern = useFormFields(([fields]) => fields[customPath]?.value)
  const { dispatchFields, setModified } = useForm()
  const drawn = useDrawnPatterns(useConfig().config.routes.api, customPattern)
  const options = field.options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: String(option.label) },
  )
  const choices = patternChoices(options, drawn)
  const chosen = chosenValue(value, customPattern, choices)

  const choose = (choice: string) => {
    const fields = fieldsOf(choice, drawn)
    dispatchFields({ type: 'UPDATE', path, value: fields.pattern })
    dispatchFields({ type: 'UPDATE', path: customPath, value: fields.customPattern })
    setModified(true)
  }

  return (
    <fieldset
      className="field-type tessera-patterns"
      id={`field-${path.replaceAll('.', '__')}`}
      disabled={Boolean(readOnly) || disabled}
    >
      <legend className="field-label">Pattern</legend>
      <FieldError path={path} showError={showError} />
      <div className="tessera-patterns__choices">
        {choices.map(({ value, label, plan }) => (
          <label key={value}>
            <input
              type="radio"
              name={`${path}-choice`}
              value={value}
              checked={value === chosen}
              aria-label={label}
              onChange={() => choose(value)}
            />
            <span className="tessera-patterns__plan">
              {plan ? <FloorPlan columns={plan.columns} spans={plan.spans} /> : <PlusIcon />}
            </span>
            <span aria-hidden="true">{label.split(' · ')[0]}</span>
          </label>
        ))}
      </div>
      <p className="tessera-patterns__chosen">
        {choices.find(({ value }) => value === chosen)?.label}
      </p>
      <FieldDescription description={field.admin?.description} path={path} />
    </fieldset>
  )
}

const PlusIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
)
