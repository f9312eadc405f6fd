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
import { PatternThumbnail } from '../pattern-thumbnail/PatternThumbnail'
import { patternChoices, selectedValue, toFieldValues } from './pattern-choices'
import { useCustomPatterns } from './useCustomPatterns'
import './pattern-select.css'

/** Select for built-in and custom patterns, shown as thumbnails. */
export const PatternSelect: SelectFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { path, value, showError, disabled } = useField<string>({ potentiallyStalePath: given })
  const customPath = path.replace(/[^.]*$/, 'customPattern')
  const customPattern = useFormFields(([fields]) => fields[customPath]?.value)
  const { dispatchFields, setModified } = useForm()
  const customPatterns = useCustomPatterns(useConfig().config.routes.api, customPattern)
  const options = field.options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: String(option.label) },
  )
  const choices = patternChoices(options, customPatterns)
  const selected = selectedValue(value, customPattern, choices)

  const select = (choice: string) => {
    const fields = toFieldValues(choice, customPatterns)
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
        {choices.map(({ value, label, breakpoint }) => (
          <label key={value}>
            <input
              type="radio"
              name={`${path}-choice`}
              value={value}
              checked={value === selected}
              aria-label={label}
              onChange={() => select(value)}
            />
            <span className="tessera-patterns__thumbnail">
              {breakpoint ? <PatternThumbnail {...breakpoint} /> : <PlusIcon />}
            </span>
            <span aria-hidden="true">{label.split(' · ')[0]}</span>
          </label>
        ))}
      </div>
      <p className="tessera-patterns__selected">
        {choices.find(({ value }) => value === selected)?.label}
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
